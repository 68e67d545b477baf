import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function received(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  return Number.isNaN(input) ? 'nan' : typeof input;
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
      return `Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received '${String(issue.input)}'`;
    case 'unrecognized_keys':
      return `Unrecognized key(s): ${issue.keys.join(', ')}`;
    default:
      return 'Invalid input';
  }
}

/**
 * Sets the words of every validation message, once, for the browser, the hooks and the scripts alike: the standard
 * wording that the specification names ('Required', 'Expected X, received Y'), which zod/mini does not bring along.
 */
export function useStandardMessages(): void {
  z.config({ customError: describe });
}
