import { client } from './client.ts';
import { notify } from './notices.ts';
import { currentUser, endSession, signOut } from './session.ts';

/** @throws {Error} if nobody is signed in. The guards prevent this. */
function ownRecord() {
  const user = currentUser();
  if (!user) throw new Error('You are not signed in.');
  return user;
}

/** @throws {ApiError} 400 with field errors. */
export async function changeUsername(username: string): Promise<void> {
  await client.collection('users').update(ownRecord().id, { username });
}

/**
 * Changes the password. This session stays signed in, all others end.
 *
 * @throws {ApiError} 400 with field errors (oldPassword, password, passwordConfirm).
 */
export async function changePassword(
  oldPassword: string,
  password: string,
  passwordConfirm: string,
): Promise<void> {
  const { id, email } = ownRecord();
  const users = client.collection('users');
  // The change invalidates all tokens of this user, including this session's.
  await client.replaceToken(async () => {
    await users.update(id, { oldPassword, password, passwordConfirm });
    try {
      await users.authWithPassword(email, password);
    } catch {
      endSession();
      notify('Password changed. Sign in with the new one.', 'good');
    }
  });
}

/** Deletes the signed-in user with all their data and ends the session. @throws {ApiError} */
export async function deleteAccount(): Promise<void> {
  await client.collection('users').delete(ownRecord().id);
  signOut();
}

/** Fetches everything the server stores about the signed-in user. @throws {ApiError} */
export async function fetchOwnData(): Promise<unknown> {
  return await client.send<unknown>('/api/am/account/export', { method: 'GET' });
}
