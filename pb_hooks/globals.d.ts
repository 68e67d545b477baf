/** The modules that handlers load (modules/), by name. */
interface HookModules {
  accounts: typeof import('./modules/accounts.ts');
  act: typeof import('./modules/act.ts');
  airline: typeof import('./modules/airline.ts');
  audit: typeof import('./modules/audit.ts');
  bank: typeof import('./modules/bank.ts');
  clock: typeof import('./modules/clock.ts');
  market: typeof import('./modules/market.ts');
  exchange: typeof import('./modules/exchange.ts');
  shares: typeof import('./modules/shares.ts');
  operator: typeof import('./modules/operator.ts');
  page: typeof import('./modules/page.ts');
  records: typeof import('./modules/records.ts');
  start: typeof import('./modules/start.ts');
}

/** A served hook file has only PocketBase's globals and the modules beside it. */
declare function require<Name extends keyof HookModules>(path: `${string}/${Name}.js`): HookModules[Name];

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
