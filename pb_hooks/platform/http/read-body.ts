import * as z from 'zod/mini';
import {
  type BodyLimits,
  checkJsonShape,
  DEFAULT_LIMITS,
  DEPTH_MAX,
} from '#game/platform/config/body-limits.ts';
import { useStandardMessages } from '#game/platform/text/messages.ts';
import { fieldErrors, issuesByField } from './field-errors.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: no React hook; it sets the words of the validation messages
useStandardMessages();

const EXPECTED = 'The request must carry a JSON object.';

const tooLarge = (bytes: number): ApiError =>
  new ApiError(413, `The request is too large. This call takes at most ${bytes / 1_000} kB.`, null);

/**
 * Returns the body as text. Reads at most one byte more than allowed, so that larger bodies are never
 * converted.
 */
function readText(e: core.RequestEvent, bytes: number): string {
  // −1 if the client sends chunks.
  if ((e.request?.contentLength ?? -1) > bytes) throw tooLarge(bytes);
  let text: string;
  try {
    text = toString(e.request?.body, bytes + 1);
  } catch {
    throw new BadRequestError('The request is too large or incomplete.', null);
  }
  if (text.length > bytes) throw tooLarge(bytes);
  return text;
}

/** Rejects texts that goja would parse too slowly or that would overflow its stack. */
function rejectShape(text: string, tokens: number): void {
  const violation = checkJsonShape(text, tokens);
  if (violation === 'too_deep')
    throw new BadRequestError(`The request is nested more than ${DEPTH_MAX} levels deep.`, null);
  if (violation === 'too_many')
    throw new BadRequestError('The request has too many keys and list entries for this call.', null);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError(EXPECTED, null);
  }
}

function checked<Schema extends z.core.$ZodType>(body: unknown, schema: Schema): z.infer<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequestError(EXPECTED, null);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw fieldErrors('Some fields are wrong.', issuesByField(parsed.error.issues));
  return parsed.data;
}

/**
 * Returns the request's body as the schema parses it.
 * @throws ApiError 413 if the body is too large
 * @throws BadRequestError that names at most 20 invalid fields
 */
export function readBody<Schema extends z.core.$ZodType>(
  e: core.RequestEvent,
  schema: Schema,
  limits: BodyLimits = DEFAULT_LIMITS,
): z.infer<Schema> {
  const text = readText(e, limits.bytes);
  rejectShape(text, limits.tokens);
  return checked(parse(text), schema);
}

/**
 * Does the same for the operator's large uploads. Their shape is not checked, because the operator is
 * trusted.
 * @param bytes maximum size
 */
export function readTrustedBody<Schema extends z.core.$ZodType>(
  e: core.RequestEvent,
  schema: Schema,
  bytes: number,
): z.infer<Schema> {
  return checked(parse(readText(e, bytes)), schema);
}
