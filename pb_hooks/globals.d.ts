/** Inside a served hook file there is nothing but PocketBase's globals and what it requires: lib.js, beside it. */
declare function require(path: string): typeof import('./lib.ts');

/** Version of the product, put in at build time from package.json. */
declare const AM_VERSION: string;

/** Writes to the server's log on the terminal, one line with the time in front: `log` to stdout, the others to stderr. */
declare const console: Record<'log' | 'warn' | 'error', (...values: unknown[]) => void>;

/** Of Node's process there is only the environment. */
declare const process: { env: Record<string, string> };
