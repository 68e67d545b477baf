import { BUILD } from '../paths.ts';

/**
 * Number of JavaScript runtimes created in advance, and maximum number of concurrent calls (server/limit.go).
 * Each runtime takes 0.2 MB, and 0.1 to 3.5 MB more per loaded module. Upstream's binary has no limit and
 * creates further runtimes on demand.
 */
const HOOKS_POOL = 6;

/**
 * Memory growth between two garbage collections in percent, up to the limit in server/memory.go. With Go's default of 100,
 * collection took a quarter of settlement's time. An operator's own GOGC takes precedence.
 */
export const MEMORY_GROWTH = '200';

/**
 * Returns the arguments for every call of the binary. All are explicit because PocketBase's defaults depend
 * on the location of the binary (below /tmp it enables a dev mode that prints secrets) and on the working
 * folder.
 */
export function pocketbaseArgs(dataDir: string, build: string = BUILD, hooksPool = HOOKS_POOL): string[] {
  return [
    `--dir=${dataDir}`,
    `--migrationsDir=${build}/pb_migrations`,
    `--hooksDir=${build}/pb_hooks`,
    `--publicDir=${build}/pb_public`,
    '--automigrate=false',
    '--hooksWatch=false',
    '--dev=false',
    `--hooksPool=${hooksPool}`,
  ];
}

/** Returns the arguments of `serve` on an address such as `127.0.0.1:8090`. */
export function serveArgs(dataDir: string, address: string, build?: string, hooksPool?: number): string[] {
  return ['serve', `--http=${address}`, ...pocketbaseArgs(dataDir, build, hooksPool)];
}
