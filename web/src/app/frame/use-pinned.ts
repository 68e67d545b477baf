import { useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Whether the side navigation is pinned open, and the switch that changes and remembers it. Pinned at first. */
export function usePinned(): [boolean, () => void] {
  const [pinned, setPinned] = useState(() => readStored(STORAGE_KEYS.sideNavPinned) !== 'false');
  const toggle = () => {
    writeStored(STORAGE_KEYS.sideNavPinned, String(!pinned));
    setPinned(!pinned);
  };
  return [pinned, toggle];
}
