import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Returns an absolute path inside the project. */
export const inRoot = (path: string): string => `${ROOT}${path}`;

/** Content of the image, and the folder that PocketBase uses when it runs from a checkout. */
export const BUILD = inRoot('build');
