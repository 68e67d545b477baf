import { type MiddlewareFunction, replace } from 'react-router-dom';
import { wantedHash } from './wanted-hash.ts';

const WITHOUT_SLASH = new Set(['/signout', '/verify']);

/**
 * The one spelling of a path: small letters, no doubled slashes, one at the end; none at the end of /signout and /verify.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return WITHOUT_SLASH.has(bare) ? bare : `${bare}/`;
}

/** Sends every known path to its one spelling and keeps search and hash. Unknown paths stay as they were typed. */
export const redirectToCanonical: MiddlewareFunction = ({ request, params }) => {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname && params['*'] === undefined) throw replace(canonical + search + wantedHash());
};
