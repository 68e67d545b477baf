import * as z from 'zod/mini';
import { Problem } from '../problem.ts';
import type { Cargo } from './cargo.ts';
import type { Account } from './options.ts';
import { type ImportResult, importResultSchema } from './result.ts';

const errorSchema = z.object({
  message: z.string(),
  data: z.optional(z.record(z.string(), z.object({ message: z.string() }))),
});
const sessionSchema = z.object({ token: z.string() });

interface CallResponse {
  status: number;
  body: unknown;
}

async function post(url: string, body: unknown, token?: string): Promise<CallResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    const reason = ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message;
    throw new Problem(`${new URL(url).origin} cannot be reached: ${reason}. Nothing was imported.`);
  }
}

/** Returns the server's error message with every field it names. */
function rejection({ status, body }: CallResponse): string {
  const error = errorSchema.safeParse(body);
  if (!error.success) return `it responded with ${status}, but not in the format of Airline Manager.`;
  const fields = Object.entries(error.data.data ?? {}).map(
    ([field, { message }]) => `\n  ${field}: ${message}`,
  );
  return `${error.data.message} (${status})${fields.join('')}`;
}

/**
 * Imports rows of the seed into a running server. If it fails, it throws a Problem and nothing has changed.
 */
export async function importIntoServer(
  cargo: Cargo,
  url: string,
  { email, password }: Account,
): Promise<ImportResult> {
  const signIn = await post(`${url}/api/collections/_superusers/auth-with-password`, {
    identity: email,
    password,
  });
  const session = sessionSchema.safeParse(signIn.body);
  if (signIn.status !== 200 || !session.success) {
    throw new Problem(`${url} rejected the sign-in of ${email}: ${rejection(signIn)}\nNothing was imported.`);
  }
  const sent = await post(url + cargo.path, cargo.body, session.data.token);
  const result = importResultSchema.safeParse(sent.body);
  if (sent.status !== 200 || !result.success) {
    throw new Problem(`${url} rejected the rows: ${rejection(sent)}\nNothing was imported.`);
  }
  return result.data;
}
