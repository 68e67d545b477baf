import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

/** The version of the product. It is only set in `package.json`. The Dockerfile has a copy that a test compares. */
export const VERSION: string = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;

const GO_MOD = readFileSync(inRoot('server/go.mod'), 'utf8');

/** The version of PocketBase. It is only pinned in `server/go.mod`. */
export const POCKETBASE_VERSION = /github\.com\/pocketbase\/pocketbase v(\S+)/.exec(GO_MOD)?.[1] ?? '';

/** Version reported by a binary built from `server/`, which limits the number of concurrent calls. */
export const SERVER_VERSION = `${POCKETBASE_VERSION}+am`;
