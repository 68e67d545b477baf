import { BUILD } from '../paths.ts';

/**
 * JavaScript runtimes that are kept ready, and calls that run at once (server/limit.go). Each runtime takes 0.2 MB, and 0.1
 * to 3.5 MB more for each module it has loaded. Upstream's binary has no limit: it makes further runtimes on the spot.
 */
const HOOKS_POOL = 9;

/**
 * Go's collector works harder above this: without it, a burst of 512 calls left the server with 675 MB. Soft: a world that
 * needs more gets it. An operator's own GOMEMLIMIT wins.
 */
export const MEMORY_LIMIT = '176MiB';

/**
 * Per cent by which memory may grow between two collections, up to the limit. With Go's own 100, collecting took a quarter
 * of settlement's work. An operator's own GOGC wins.
 */
export const MEMORY_GROWTH = '200';

/**
 * Arguments that every call of the binary gets. All are explicit: PocketBase's defaults depend on where the binary
 * lies (below /tmp it turns on a dev mode that prints secrets) and on the working folder.
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

/** Arguments of `serve` on an address such as `127.0.0.1:8090`. */
export function serveArgs(dataDir: string, address: string, build?: string, hooksPool?: number): string[] {
  return ['serve', `--http=${address}`, ...pocketbaseArgs(dataDir, build, hooksPool)];
}
