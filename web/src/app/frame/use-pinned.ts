import { useState } from 'react';
import { STORAGE_KEYS } from '#web/config/storage-keys.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

/**
 * Returns whether the side navigation is pinned, and a function that toggles and saves it. Pinned by default.
 */
export function usePinned(): [boolean, () => void] {
  const [pinned, setPinned] = useState(() => readStored(STORAGE_KEYS.sideNavPinned) !== 'false');
  const toggle = () => {
    writeStored(STORAGE_KEYS.sideNavPinned, String(!pinned));
    setPinned(!pinned);
  };
  return [pinned, toggle];
}
