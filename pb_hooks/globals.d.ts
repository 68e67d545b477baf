/** A served hook file has only PocketBase's globals and the modules beside it (modules/). */
declare function require(path: `${string}/accounts.js`): typeof import('./modules/accounts.ts');
declare function require(path: `${string}/act.js`): typeof import('./modules/act.ts');
declare function require(path: `${string}/airline.js`): typeof import('./modules/airline.ts');
declare function require(path: `${string}/clock.js`): typeof import('./modules/clock.ts');
declare function require(path: `${string}/market.js`): typeof import('./modules/market.ts');
declare function require(path: `${string}/operator.js`): typeof import('./modules/operator.ts');
declare function require(path: `${string}/page.js`): typeof import('./modules/page.ts');
declare function require(path: `${string}/start.js`): typeof import('./modules/start.ts');
declare function require(path: `${string}/records.js`): typeof import('./modules/records.ts');

/** Version of the product, inserted from package.json at build time. */
declare const AM_VERSION: string;

/** Writes one line with the time to the server's terminal: `log` to stdout, the others to stderr. */
declare const console: Record<'log' | 'warn' | 'error', (...values: unknown[]) => void>;

/** The only part of Node's process that goja has. */
declare const process: { env: Record<string, string> };

/** The part of Node's Buffer that goja has: bytes to text and back. */
declare const Buffer: {
  from(bytes: ArrayBufferLike): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
};
