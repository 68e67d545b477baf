import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { linkTo } from '../lib/pages.ts';
import { withRedirect } from '../lib/redirect-target.ts';
import { currentUser, type SessionUser, sessionChecked, signOut } from '../lib/session.ts';
import { wantedHash } from './wanted-hash.ts';

async function requireUser(request: Request): Promise<SessionUser> {
  await sessionChecked();
  const user = currentUser();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw replace(withRedirect(linkTo('signIn'), pathname + search + wantedHash()));
}

/** Redirects signed-in users from sign-in and sign-up to '/'. */
export async function requireVisitor(): Promise<null> {
  await sessionChecked();
  if (currentUser()) throw replace(linkTo('world'));
  return null;
}

/** Allows only signed-in users without an airline. */
export async function requireNoAirline({ request }: LoaderFunctionArgs): Promise<null> {
  const user = await requireUser(request);
  if (user.airline !== '') throw replace(linkTo('world'));
  return null;
}

/** Allows only signed-in users with an airline. */
export async function requireAirline({ request }: LoaderFunctionArgs): Promise<null> {
  const user = await requireUser(request);
  if (user.airline === '') throw replace(linkTo('onboarding'));
  return null;
}

/** Clears the session. */
export function leave(): Response {
  signOut();
  return redirect(linkTo('signIn'));
}

/** Resolves once the stored session is checked. For public pages that show the signed-in user. */
export async function settleSession(): Promise<null> {
  await sessionChecked();
  return null;
}

/** Handles an unknown path. @throws {Response} 404 */
export function rejectUnknown(): never {
  throw new Response('Page not found', { status: 404 });
}

/** Handles an unknown path below an authenticated section. @throws {Response} 403 */
export function rejectForbidden(): never {
  throw new Response('Forbidden Access', { status: 403 });
}
