import { confirmVerification } from '../../lib/auth.ts';
import { refreshSession } from '../../lib/session.ts';

const attempts = new Map<string, Promise<boolean>>();

async function verify(token: string): Promise<boolean> {
  try {
    await confirmVerification(token);
  } catch {
    return false;
  }
  // The account is verified whether or not this browser learns of it now.
  await refreshSession().catch(() => undefined);
  return true;
}

/** Confirms the account by the mailed token, and tells whether that went well. A token is sent once, ask as one may. */
export function verifyOnce(token: string): Promise<boolean> {
  const running = attempts.get(token) ?? verify(token);
  attempts.set(token, running);
  return running;
}
