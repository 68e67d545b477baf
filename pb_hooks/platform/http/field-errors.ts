import type * as z from 'zod/mini';

export type FieldErrors = Record<string, string | { code: string; message: string }>;

/** Returns a 400 in PocketBase's format with one message per field. */
export function fieldErrors(message: string, fields: FieldErrors): BadRequestError {
  const data = Object.fromEntries(
    Object.entries(fields).map(([field, error]) => {
      const { code, message } =
        typeof error === 'string' ? { code: 'validation_invalid', message: error } : error;
      return [field, new ValidationError(code, message)];
    }),
  );
  return new BadRequestError(message, data);
}

/** Maximum number of fields that one response names. */
const FIELDS_MAX = 20;
/** Maximum length of an unknown field's name in a response, in characters. */
const NAME_MAX = 40;

const shorten = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name);

function wordsOf(issue: z.core.$ZodIssue, onTop: boolean): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return onTop ? 'There is no such field.' : `There is no "${shorten(issue.keys[0] ?? '')}" in it.`;
}

/** Returns the first issue of each field, for at most 20 fields. */
export function issuesByField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // A map, because a field may be called `__proto__` or `constructor`.
  const fields = new Map<string, FieldErrors[string]>();
  for (const issue of issues) {
    // An unknown key inside a field is reported at that field. At the top level it is a field of its own.
    const onTop = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    const names = onTop ? issue.keys.slice(0, FIELDS_MAX) : [String(issue.path[0] ?? '')];
    const missing = issue.message === 'Required';
    for (const name of names.map(shorten)) {
      if (fields.size === FIELDS_MAX) break;
      if (name === '' || fields.has(name)) continue;
      fields.set(name, {
        code: missing ? 'validation_required' : `validation_${issue.code}`,
        message: wordsOf(issue, onTop),
      });
    }
  }
  return Object.fromEntries(fields);
}
