/**
 * Floors of the hooks, the lowest one first, as folders below `pb_hooks/`. A file is on the first floor that lists its
 * folder. `*` is any domain, and files of domains that no floor lists are on that of all domains. See docs/architecture.md.
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['platform/'],
  // Time, money, and the base of actions.
  ['world/clock/', 'books/ledger/', 'action/shared/'],
  // Rules, actions and views of all domains, and the plan of an hour.
  ['*/', 'settlement/state/', 'settlement/pace/', 'settlement/parts/'],
  // A domain's part of an hour, rivals, ends of airlines, and the call of actions.
  ['*/hour/', 'rivals/', 'endings/', 'action/'],
  ['settlement/'],
  ['world/'],
  // Server calls and events.
  ['modules/', '*.ts'],
];

const ALL_DOMAINS = '*/';

function isIn(file: string, folder: string): boolean {
  if (folder === '*.ts') return !file.includes('/');
  return file.startsWith(folder) || (folder === '*/hour/' && /^\w+\/hour\//.test(file));
}

/** Returns the floor of a file of the hooks, from 0. @param path from the root */
export function floorOf(path: string): number {
  const file = path.replace('pb_hooks/', '');
  const floor = FLOORS.findIndex((folders) => folders.some((folder) => isIn(file, folder)));
  return floor < 0 ? FLOORS.findIndex((folders) => folders.includes(ALL_DOMAINS)) : floor;
}
