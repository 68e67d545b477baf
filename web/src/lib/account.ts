import { client } from './client.ts';
import { notify } from './notices.ts';
import { currentUser } from './session.ts';

/** @throws {Error} where nobody is signed in, which a page behind the guards cannot reach. */
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
 * Changes the password and stays signed in here; all other sessions end.
 *
 * @throws {ApiError} 400 with field errors (oldPassword, password, passwordConfirm).
 */
export async function changePassword(
  oldPassword: string,
  password: string,
  passwordConfirm: string,
): Promise<void> {
  const { id, email } = ownRecord();
  await client.collection('users').update(id, { oldPassword, password, passwordConfirm });
  // The change made every token of this user worthless, this session's included.
  try {
    await client.collection('users').authWithPassword(email, password);
  } catch {
    client.authStore.clear();
    notify('Your password is changed. Sign in with the new one.', 'good');
  }
}

/** Deletes the signed-in user with all that is their own, and ends the session. @throws {ApiError} */
export async function deleteAccount(): Promise<void> {
  await client.collection('users').delete(ownRecord().id);
  client.authStore.clear();
}

/** Everything the server keeps of the signed-in user, as it sends it. @throws {ApiError} */
export async function fetchOwnData(): Promise<unknown> {
  return await client.send<unknown>('/api/am/account/export', { method: 'GET' });
}
