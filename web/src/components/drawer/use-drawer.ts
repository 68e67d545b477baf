import { useCallback } from 'react';
import { type AddressChanges, useAddress } from '../use-address.ts';

interface DrawerState {
  /** What is open, in practice an id; null where nothing is. */
  shown: string | null;
  /** Opens it in place of what is open. `also` sets further parameters of the address, null takes one away. */
  open: (value: string, also?: AddressChanges) => void;
  close: () => void;
}

/**
 * Which detail a page shows, kept in the address so that back, reload and sharing work: `?aircraft=<id>`. Back leads from
 * the detail to the list; going from one detail to the next leaves no trail.
 * @param name of the parameter
 * @param parts parameters that belong to the detail, and go when it does: its tab, for example. A constant.
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
