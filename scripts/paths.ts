import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An absolute path inside the project. */
export const inRoot = (path: string): string => `${ROOT}${path}`;

/** What the image ships, and what PocketBase is pointed at when it runs from a checkout. */
export const BUILD = inRoot('build');
