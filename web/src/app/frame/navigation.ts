import { PAGE_LIST, type PageNav } from '#web/lib/pages.ts';

export interface NavEntry extends PageNav {
  label: string;
  to: string;
}

export interface NavGroup {
  /** Heading above the entries, if any. */
  label?: string;
  entries: NavEntry[];
}

/** Returns the groups of a block. Neighbours with the same heading form a group. */
function groupsOf(block: PageNav['block']): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const { path, title = '', nav } of PAGE_LIST) {
    if (nav?.block !== block) continue;
    const entry = { ...nav, label: title, to: path };
    const last = groups.at(-1);
    if (last?.label !== undefined && last.label === nav.group) last.entries.push(entry);
    else groups.push({ label: nav.group, entries: [entry] });
  }
  return groups;
}

/** The side navigation: two blocks with a divider between them. */
export const NAVIGATION: readonly [NavGroup[], NavGroup[]] = [groupsOf(1), groupsOf(2)];

/**
 * Checks whether an entry links to the current page. The parameter `exchange` distinguishes entries with the
 * same path.
 *
 * @param entry URL of the entry
 * @param pathname path of the current page
 * @param search query of the current page
 */
export function isCurrent(entry: string, pathname: string, search: string): boolean {
  const [path, query] = entry.split('?');
  if (path !== pathname) return false;
  return new URLSearchParams(query).get('exchange') === new URLSearchParams(search).get('exchange');
}
