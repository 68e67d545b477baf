import type * as z from 'zod/mini';

export type FieldErrors = Record<string, string | { code: string; message: string }>;

/** A 400 in PocketBase's shape that says for each field what is wrong with it. */
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

function wordsOf(issue: z.core.$ZodIssue, onTop: boolean): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return onTop ? 'There is no such field.' : `There is no "${issue.keys[0] ?? ''}" in it.`;
}

/** What a schema found wrong, by field; the first complaint about each. */
export function issuesByField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    // A key too many inside a field is that field's fault; on top it is a field of its own.
    const onTop = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    const names = onTop ? issue.keys : [String(issue.path[0] ?? '')];
    for (const name of names) {
      if (name === '' || name in fields) continue;
      const missing = issue.message === 'Required';
      fields[name] = {
        code: missing ? 'validation_required' : `validation_${issue.code}`,
        message: wordsOf(issue, onTop),
      };
    }
  }
  return fields;
}
