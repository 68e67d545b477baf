import { type ReactNode, type Ref, useEffect, useRef } from 'react';

interface ItemListProps {
  /** For screen readers. */
  label?: string;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** Buttons that open an item, one per row. */
const OPENERS = 'li > button';

/** Moves the focus to the item above or below. */
function onKey(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget;
  if (step === undefined || !(list instanceof HTMLElement)) return;
  const buttons = [...list.querySelectorAll<HTMLElement>(OPENERS)];
  const row = document.activeElement?.closest('li') ?? null;
  const next = buttons[buttons.findIndex((button) => button.parentElement === row) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A list of items that open details. The up and down keys move between them. */
export function ItemList({ label, ref, children }: ItemListProps) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = own.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={own} className="-mx-2">
      <ul
        ref={ref}
        tabIndex={-1}
        aria-label={label}
        className="flex flex-col divide-y divide-line outline-none"
      >
        {children}
      </ul>
    </div>
  );
}
