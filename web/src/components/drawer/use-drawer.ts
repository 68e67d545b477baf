import { useCallback } from 'react';
import { type AddressChanges, useAddress } from '../use-address.ts';

interface DrawerState {
  /** Id of the open item, or null. */
  shown: string | null;
  /** Opens an item instead of the current one. `also` sets further URL parameters, null removes one. */
  open: (value: string, also?: AddressChanges) => void;
  close: () => void;
}

/**
 * Returns the open item of a page, kept in the URL (`?aircraft=<id>`) so that back, reload and sharing work.
 * Back returns to the list. Switching between items adds no history entry.
 *
 * @param name URL parameter
 * @param parts parameters that are removed with the item, such as its tab. A constant.
 */
export function useDrawer(name: string, parts: readonly string[] = []): DrawerState {
  const { params, change: changeAddress } = useAddress();
  const shown = params.get(name);
  const isOpen = shown !== null;

  const change = useCallback(
    (value: string | null, also: AddressChanges) => {
      const gone = Object.fromEntries([name, ...parts].map((part) => [part, null]));
      changeAddress({ ...gone, [name]: value, ...also }, isOpen);
    },
    [changeAddress, name, parts, isOpen],
  );

  return {
    shown,
    open: useCallback((value, also = {}) => change(value, also), [change]),
    close: useCallback(() => change(null, {}), [change]),
  };
}
