import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native modal dialog while the component is mounted. It traps the focus, makes the page inert and
 * restores the focus at the end. Mount and unmount the component with the dialog: its cleanup runs while the
 * element is still in the document, which the browser needs to restore the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  return element;
}
