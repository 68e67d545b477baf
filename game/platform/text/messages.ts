import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function received(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  return Number.isNaN(input) ? 'nan' : typeof input;
}

/** Maximum length of a quoted input in characters, and maximum number of keys in a message. */
const SHOWN_MAX = 40;
const KEYS_MAX = 5;

const cut = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

/**
 * Returns a value as messages quote it. Lists and objects appear by kind only because converting a deep one
 * overflows goja's stack.
 */
function shown(input: unknown): string {
  if (typeof input === 'string') return `'${cut(input)}'`;
  return typeof input === 'object' ? received(input) : `'${cut(String(input))}'`;
}

function keyList(keys: readonly string[]): string {
  const listed = keys.slice(0, KEYS_MAX).map(cut).join(', ');
  return keys.length > KEYS_MAX ? `${listed} and ${keys.length - KEYS_MAX} more` : listed;
}

function describe(issue: Issue): string | undefined {
  if (isMissing(issue.input)) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}, received ${received(issue.input)}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : `Number must be ${issue.inclusive ? 'greater than or equal to' : 'greater than'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `String must contain at most ${issue.maximum} character(s)`
        : `Number must be ${issue.inclusive ? 'less than or equal to' : 'less than'} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'email' || issue.format === 'url' ? `Invalid ${issue.format}` : 'Invalid';
    case 'invalid_value':
      return `Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received ${shown(issue.input)}`;
    case 'unrecognized_keys':
      return `Unrecognized key(s): ${keyList(issue.keys)}`;
    default:
      return 'Invalid input';
  }
}

/**
 * Sets the wording of every validation message, once, for the browser, the hooks and the scripts. It is the
 * standard wording named by the specification ('Required', 'Expected X, received Y'), which zod/mini does not
 * include.
 */
export function useStandardMessages(): void {
  z.config({ customError: describe });
}
