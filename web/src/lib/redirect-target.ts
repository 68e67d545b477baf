import { linkTo } from './pages.ts';

/** A path of this app: plain segments, none empty, nothing encoded, no dots. */
const OWN_PATH = /^\/(?:[\w-]+\/)*(?:[\w-]+)?$/;
const bare = (path: string) => path.toLowerCase().replace(/\/$/, '');
/** Pages that would redirect a signed-in user or sign out. */
const NEVER = [linkTo('signIn'), linkTo('signUp'), linkTo('signOut'), linkTo('verify')].map(bare);
/** Control characters, spaces and backslashes, which browsers ignore or treat as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regex searches for them
const TRICKS = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/**
 * Returns the target after signing in: the requested path with search and hash if it belongs to this app,
 * otherwise '/'. Other hosts or schemes, encoded slashes and redirect loops are ignored.
 */
export function redirectTarget(wanted: string | null | undefined): string {
  if (!wanted || TRICKS.test(wanted)) return linkTo('world');
  const path = wanted.split(/[?#]/, 1)[0] ?? '';
  return OWN_PATH.test(path) && !NEVER.includes(bare(path)) ? wanted : linkTo('world');
}

/** Returns the path of a page that redirects to `wanted` afterwards. */
export function withRedirect(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ redirect: wanted })}`;
}
