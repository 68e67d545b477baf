/**
 * Keys of the browser's storage. web/public/theme.js repeats the first one because it runs before all other
 * code.
 */
export const STORAGE_KEYS = {
  theme: 'airline-manager.theme',
  sideNavPinned: 'airline-manager.side-nav-pinned',
  map: 'airline-manager.map',
  timetableDrafts: 'airline-manager.timetable-drafts',
  staleReload: 'airline-manager.stale-reload',
} as const;
