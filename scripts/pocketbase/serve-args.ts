import { BUILD } from '../paths.ts';

/**
 * JavaScript runtimes that are ready before they are needed. Each takes a third of a megabyte, and three more once it has run
 * anything of ours; bursts of 40 clients are answered as quickly with 10 of them as with 25. Where more handlers run at
 * once, PocketBase makes further runtimes on the spot, in some 20 ms each.
 */
const HOOKS_POOL = 12;

/**
 * Arguments that every call of the binary gets. All are explicit: PocketBase's defaults depend on where the binary
 * lies (below /tmp it turns on a dev mode that prints secrets) and on the working folder.
 */
export function pocketbaseArgs(dataDir: string, build: string = BUILD): string[] {
  return [
    `--dir=${dataDir}`,
    `--migrationsDir=${build}/pb_migrations`,
    `--hooksDir=${build}/pb_hooks`,
    `--publicDir=${build}/pb_public`,
    '--automigrate=false',
    '--hooksWatch=false',
    '--dev=false',
    `--hooksPool=${HOOKS_POOL}`,
  ];
}

/** Arguments of `serve` on an address such as `127.0.0.1:8090`. */
export function serveArgs(dataDir: string, address: string, build?: string): string[] {
  return ['serve', `--http=${address}`, ...pocketbaseArgs(dataDir, build)];
}
