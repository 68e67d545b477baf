import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

const GO_MOD = readFileSync(inRoot('scripts/pocketbase/server/go.mod'), 'utf8');

/** The version of PocketBase. `server/go.mod` is the one place that pins it. */
export const POCKETBASE_VERSION = /github\.com\/pocketbase\/pocketbase v(\S+)/.exec(GO_MOD)?.[1] ?? '';

/** What a binary built from `server/` says: it limits how many calls run at once. */
export const SERVER_VERSION = `${POCKETBASE_VERSION}+am`;
