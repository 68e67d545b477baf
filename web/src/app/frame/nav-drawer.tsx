import { Menu, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { NavList } from './nav-list.tsx';

/** The phone's menu button and the drawer it opens. Choosing a page closes the drawer. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    setOpen(false);
  }

  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    <>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the drawer is an extra; Escape is the keyboard's way
        <dialog
          ref={drawer}
          aria-label="Menu"
          className="m-0 h-dvh max-h-none w-[min(300px,85vw)] max-w-none border-r border-line bg-surface text-ink shadow-float backdrop:bg-veil"
          onCancel={() => setOpen(false)}
          onClick={(event) => {
            if (event.target === event.currentTarget) setOpen(false);
          }}
        >
          <div className="flex min-h-full flex-col">
            <div className="flex h-12 items-center justify-between border-b border-line pr-1 pl-4">
              <span className="font-bold">Airline Manager</span>
              <IconButton icon={X} label="Close" onClick={() => setOpen(false)} />
            </div>
            <nav aria-label="Main" className="p-2">
              <NavList rail={false} />
            </nav>
          </div>
        </dialog>
      )}
    </>
  );
}
