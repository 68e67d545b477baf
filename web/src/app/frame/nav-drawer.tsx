import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '#web/components/icon-button.tsx';
import { useModal } from '#web/components/use-modal.ts';
import { linkTo } from '#web/lib/pages.ts';
import { NavList } from './nav-list.tsx';

function Drawer({ onClose }: { onClose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop click is optional because Escape closes the drawer, too
    <dialog
      ref={useModal(onClose)}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-[calc(min(300px,85vw)+var(--safe-left))] max-w-none overflow-hidden border-r border-line bg-surface pt-(--safe-top) pb-(--safe-bottom) pl-(--safe-left) text-ink shadow-float backdrop:bg-veil"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-1 pl-4">
          <span className="font-bold">Airline Manager</span>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <nav aria-label="Main" className="p-2">
          <NavList rail={false} />
        </nav>
        <Link to={linkTo('about')} className="mt-auto border-t border-line px-4 py-3 text-13 text-muted">
          About
        </Link>
      </div>
    </dialog>
  );
}

/** The phone's menu button and its drawer. Selecting a page closes the drawer. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    setOpen(false);
  }
  return (
    <>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
}
