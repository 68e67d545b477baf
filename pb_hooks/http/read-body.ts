import * as z from 'zod/mini';
import { useStandardMessages } from '../../game/messages.ts';
import { fieldErrors, issuesByField } from './field-errors.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: no React hook; it sets the words of the validation messages
useStandardMessages();

const EXPECTED = 'The request must carry a JSON object.';

/**
 * The request's body as the schema gives it back.
 * @throws BadRequestError that names each field that is wrong.
 */
export function readBody<Schema extends z.core.$ZodType>(
  e: core.RequestEvent,
  schema: Schema,
): z.infer<Schema> {
  let body: unknown;
  try {
    body = JSON.parse(toString(e.request?.body));
  } catch (thrown) {
    // Too large a body, or one that breaks off, is PocketBase's own answer.
    if (!(thrown instanceof SyntaxError)) throw thrown;
    throw new BadRequestError(EXPECTED, null);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequestError(EXPECTED, null);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw fieldErrors('Some fields are wrong.', issuesByField(parsed.error.issues));
  return parsed.data;
}
