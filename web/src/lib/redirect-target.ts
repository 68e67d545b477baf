/** A path of this product: plain segments, no empty ones, nothing encoded, no dots to climb with. */
const OWN_PATH = /^\/(?:[\w-]+\/)*(?:[\w-]+)?$/;
/** Pages that would send a signed-in user straight on, or sign out again. */
const NEVER = /^\/(?:signin|signup|signout|verify)\/?$/i;
/** Control characters, spaces and backslashes, which browsers drop or read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/**
 * Where to go after signing in: the wanted path with its search and hash if it is one of this product, otherwise '/'.
 * Whatever could lead elsewhere (another host, another scheme, encoded slashes) or round in circles is ignored.
 */
export function redirectTarget(wanted: string | null | undefined): string {
  if (!wanted || TRICKS.test(wanted)) return '/';
  const path = wanted.split(/[?#]/, 1)[0] ?? '';
  return OWN_PATH.test(path) && !NEVER.test(path) ? wanted : '/';
}

/** Path of a page that comes back to `wanted`; '/' needs no mention unless `always`. */
export function withRedirect(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ redirect: wanted })}`;
}
