import { STORAGE_KEYS } from '../config/storage-keys.ts';

const ONCE_IN_MS = 60_000;

/**
 * After an upgrade of the server the code of pages not yet opened is gone: takes the new version by loading the wanted
 * page anew. A second failure within a minute is shown as an error instead, so that a broken server never makes the
 * page spin. Without a connection nothing is loaded anew: that would leave the browser's own empty page.
 *
 * @param wanted address of the page being opened; undefined when none is, as on a mere preload
 */
export function reloadOnStaleChunks(wanted: () => string | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    const address = wanted();
    const last = Number(sessionStorage.getItem(STORAGE_KEYS.staleReload) ?? 0);
    if (address === undefined || !navigator.onLine || Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(STORAGE_KEYS.staleReload, String(Date.now()));
    event.preventDefault();
    // An address with a hash, assigned to itself, would only scroll.
    if (new URL(address, location.href).href === location.href) location.reload();
    else location.assign(address);
  });
}
