import { ApiError } from '../../lib/api-error.ts';
import { confirmVerification } from '../../lib/auth.ts';
import { refreshSession } from '../../lib/session.ts';

/** What became of a link: confirmed, refused by the server, or not decided, because of an error. */
export type Verification = 'verified' | 'refused' | { error: unknown };

const attempts = new Map<string, Promise<Verification>>();

async function verify(token: string): Promise<Verification> {
  try {
    await confirmVerification(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return 'refused';
    attempts.delete(token);
    return { error };
  }
  // The account is verified whether or not this browser learns of it now.
  await refreshSession().catch(() => undefined);
  return 'verified';
}

/** Confirms the account by the mailed token. A token that the server has decided on is not sent again. */
export function verifyOnce(token: string): Promise<Verification> {
  const running = attempts.get(token) ?? verify(token);
  attempts.set(token, running);
  return running;
}
