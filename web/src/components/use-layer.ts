import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from '../lib/layers.ts';

/** Lets Back close a layer while it is open. `close` may do nothing, and the layer then stays open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? openLayer(() => onBack()) : undefined), [isOpen]);
}
