import { client } from './client.ts';

/** @throws {ApiError} 400 where email or password is wrong. */
export async function signIn(email: string, password: string): Promise<void> {
  await client.collection('users').authWithPassword(email, password);
}

/** The account was created, and signing in failed. `cause` says why. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/**
 * Creates the account, has the verification mail sent and signs in, in this order.
 * @throws {ApiError} where no account was created; {NotSignedInError}
 */
export async function signUp(email: string, password: string, passwordConfirm: string): Promise<void> {
  await client.collection('users').create({ email, password, passwordConfirm });
  // A mail that could not be sent can be requested again on the account page.
  await requestVerification(email).catch(() => undefined);
  try {
    await signIn(email, password);
  } catch (cause) {
    throw new NotSignedInError('Your account was created, but you could not be signed in.', { cause });
  }
}

/** Has the verification mail sent (again). @throws {ApiError} */
export async function requestVerification(email: string): Promise<void> {
  await client.collection('users').requestVerification(email);
}

/** Confirms the account that the token was made for. @throws {ApiError} 400 for a token that is not good. */
export async function confirmVerification(token: string): Promise<void> {
  await client.collection('users').confirmVerification(token);
}

/** @throws {ApiError} */
export async function requestPasswordReset(email: string): Promise<void> {
  await client.collection('users').requestPasswordReset(email);
}

/** @throws {ApiError} 400 with field errors. */
export async function confirmPasswordReset(
  token: string,
  password: string,
  passwordConfirm: string,
): Promise<void> {
  await client.collection('users').confirmPasswordReset(token, password, passwordConfirm);
}

/** Asks for a mail to the new address; needs a session. @throws {ApiError} */
export async function requestEmailChange(newEmail: string): Promise<void> {
  await client.collection('users').requestEmailChange(newEmail);
}

/** Makes the new address the account's; ends its other sessions. @throws {ApiError} 400 with field errors. */
export async function confirmEmailChange(token: string, password: string): Promise<void> {
  await client.collection('users').confirmEmailChange(token, password);
}
