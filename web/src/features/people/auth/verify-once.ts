import { ApiError } from '#web/lib/api-error.ts';
import { confirmVerification } from '#web/lib/auth.ts';
import { refreshSession } from '#web/lib/session.ts';

/** Result of a verification link: confirmed, rejected by the server, or undecided because of an error. */
export type Verification = 'verified' | 'rejected' | { error: unknown };

const attempts = new Map<string, Promise<Verification>>();

async function verify(token: string): Promise<Verification> {
  try {
    await confirmVerification(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return 'rejected';
    attempts.delete(token);
    return { error };
  }
  // The account is verified even if this refresh fails.
  await refreshSession().catch(() => undefined);
  return 'verified';
}

/**
 * Confirms the account with the token from the email. A token that the server has decided on is not sent
 * again.
 */
export function verifyOnce(token: string): Promise<Verification> {
  const running = attempts.get(token) ?? verify(token);
  attempts.set(token, running);
  return running;
}
