import { STORAGE_KEYS } from '../config/storage-keys.ts';

const ONCE_IN_MS = 60_000;

/**
 * After an upgrade of the server the code of pages not yet opened is gone: takes the new version by one reload. A
 * second failure within a minute is shown as an error instead, so that a broken server never makes the page spin.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORAGE_KEYS.staleReload) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(STORAGE_KEYS.staleReload, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
