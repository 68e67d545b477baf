/** Inside a served hook file there is nothing but PocketBase's globals and the modules beside it (modules/). */
declare function require(path: `${string}/accounts.js`): typeof import('./modules/accounts.ts');
declare function require(path: `${string}/act.js`): typeof import('./modules/act.ts');
declare function require(path: `${string}/airline.js`): typeof import('./modules/airline.ts');
declare function require(path: `${string}/clock.js`): typeof import('./modules/clock.ts');
declare function require(path: `${string}/market.js`): typeof import('./modules/market.ts');
declare function require(path: `${string}/operator.js`): typeof import('./modules/operator.ts');
declare function require(path: `${string}/page.js`): typeof import('./modules/page.ts');
declare function require(path: `${string}/start.js`): typeof import('./modules/start.ts');
declare function require(path: `${string}/records.js`): typeof import('./modules/records.ts');

/** Version of the product, put in at build time from package.json. */
declare const AM_VERSION: string;

/** Writes to the server's log on the terminal, one line with the time in front: `log` to stdout, the others to stderr. */
declare const console: Record<'log' | 'warn' | 'error', (...values: unknown[]) => void>;

/** Of Node's process there is only the environment. */
declare const process: { env: Record<string, string> };

/** What goja has of Node's Buffer: bytes to and from text. */
declare const Buffer: {
  from(bytes: ArrayBufferLike): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
};
