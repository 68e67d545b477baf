import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's modal dialog for as long as the component is mounted: it keeps focus inside, makes the page behind
 * it inert, and gives focus back at the end. For a component that is itself mounted and unmounted with the dialog: its
 * effect is undone while the element is still in the page, and only then can the browser return the focus.
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
