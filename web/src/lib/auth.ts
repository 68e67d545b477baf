import { client } from './client.ts';

/** @throws {ApiError} 400 if email or password is wrong. */
export async function signIn(email: string, password: string): Promise<void> {
  await client.collection('users').authWithPassword(email, password);
}

/** The account was created but signing in failed. `cause` has the reason. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/**
 * Creates the account, requests the verification email and signs in, in this order.
 *
 * @throws {ApiError} if no account was created, {NotSignedInError} if only signing in failed
 */
export async function signUp(email: string, password: string, passwordConfirm: string): Promise<void> {
  await client.collection('users').create({ email, password, passwordConfirm });
  // The user can request the email again on the account page.
  await requestVerification(email).catch(() => undefined);
  try {
    await signIn(email, password);
  } catch (cause) {
    throw new NotSignedInError('Your account was created, but you could not be signed in.', { cause });
  }
}

/** Requests the verification email. @throws {ApiError} */
export async function requestVerification(email: string): Promise<void> {
  await client.collection('users').requestVerification(email);
}

/** Confirms the account of a token. @throws {ApiError} 400 for an invalid token */
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

/** Requests an email to the new address. Requires a session. @throws {ApiError} */
export async function requestEmailChange(newEmail: string): Promise<void> {
  await client.collection('users').requestEmailChange(newEmail);
}

/**
 * Changes the email to the new address and ends the other sessions.
 *
 * @throws {ApiError} 400 with field errors
 */
export async function confirmEmailChange(token: string, password: string): Promise<void> {
  await client.collection('users').confirmEmailChange(token, password);
}
