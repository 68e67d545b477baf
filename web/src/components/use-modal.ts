import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLayer } from './use-layer.ts';

/**
 * Opens a native modal dialog while the component is mounted. It traps the focus, makes the page inert and
 * restores the focus at the end. Mount and unmount the component with the dialog: its cleanup runs while the
 * element is still in the document, which the browser needs to restore the focus.
 *
 * @param onBack called for Back
 */
export function useModal(onBack: () => void): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  useLayer(true, onBack);
  return element;
}
