import { useEffect, useEffectEvent } from 'react';

/** Fields in which Ctrl+Z undoes typing. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

/**
 * Handles Ctrl+Z (undo) and Ctrl+Shift+Z or Ctrl+Y (redo), unless a field has the focus or a dialog is open.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    const isTyping = event.target instanceof Element && event.target.closest(TYPED) !== null;
    if (isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
