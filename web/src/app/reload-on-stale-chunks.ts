import { STORAGE_KEYS } from '../config/storage-keys.ts';

const ONCE_IN_MS = 60_000;

/**
 * Reloads the page when its code no longer exists after an upgrade of the server. A second failure within a
 * minute is shown as an error, so that a broken server does not cause a reload loop. Offline, nothing is
 * reloaded because the browser would show its own error page.
 *
 * @param wanted URL of the page being opened. Undefined if there is none, as for a preload.
 */
export function reloadOnStaleChunks(wanted: () => string | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    const address = wanted();
    const last = Number(sessionStorage.getItem(STORAGE_KEYS.staleReload) ?? 0);
    if (address === undefined || !navigator.onLine || Math.abs(Date.now() - last) < ONCE_IN_MS) return;
    sessionStorage.setItem(STORAGE_KEYS.staleReload, String(Date.now()));
    event.preventDefault();
    // Assigning the same URL with a hash would only scroll.
    if (new URL(address, location.href).href === location.href) location.reload();
    else location.assign(address);
  });
}
