import { type MiddlewareFunction, replace } from 'react-router-dom';
import { linkToAirline, PAGES } from '../lib/pages.ts';
import { wantedHash } from './wanted-hash.ts';

const WITHOUT_SLASH = new Set([PAGES.signOut.path, PAGES.verify.path] as string[]);

/** Path of an airline's page, in lower case. */
const AIRLINE = /^\/airline\/[\da-z]+$/;

/**
 * Returns the canonical form of a path: lower case except for the codes of airlines, single slashes, a
 * trailing slash except for /signout and /verify.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  if (AIRLINE.test(bare)) return linkToAirline(bare.slice(bare.lastIndexOf('/') + 1).toUpperCase());
  return WITHOUT_SLASH.has(bare) ? bare : `${bare}/`;
}

/** Redirects known paths to their canonical form and keeps search and hash. Unknown paths are not changed. */
export const redirectToCanonical: MiddlewareFunction = ({ request, params }) => {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname && params['*'] === undefined) throw replace(canonical + search + wantedHash());
};
