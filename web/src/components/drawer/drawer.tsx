import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { IconButton } from '../icon-button.tsx';
import { useDetailFocus } from '../use-detail-focus.ts';
import './drawer.css';
import { SheetGrip } from './sheet-grip.tsx';
import { useSheetDrag } from './use-sheet-drag.ts';

interface DrawerProps {
  title: ReactNode;
  /** Below the title, muted. */
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Fixed footer: the primary action with its cost. */
  actions?: ReactNode;
}

/**
 * Details of a list item on the right, while the list stays usable. On a phone it is a bottom sheet with a
 * grab bar. Mount it while an item is open (see useDrawer), with the item's id as `key`. The focus moves to
 * its title when it opens and returns when it closes. Escape closes it unless an element above it (a dialog,
 * a menu) handles the key.
 */
export function Drawer({ title, subtitle, onClose, children, actions }: DrawerProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLElement>(null);
  const phone = useMedia(PHONE);
  const { isTall, grip } = useSheetDrag(element, onClose);

  useDetailFocus(element, heading, onClose);

  return (
    <section
      ref={element}
      data-drawer
      data-tall={isTall || undefined}
      aria-labelledby={id}
      className="drawer fixed z-20 flex flex-col border-line bg-surface pr-(--safe-right) pb-(--safe-bottom) max-md:pl-(--safe-left) max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-panel max-md:border-t max-md:shadow-float md:top-(--below-bar) md:right-0 md:bottom-0 md:border-l max-xl:shadow-float"
    >
      {phone && <SheetGrip isTall={isTall} grip={grip} />}
      <header className="flex items-start justify-between gap-3 border-b border-line py-2 pr-2 pl-4 max-md:pt-0">
        <div className="min-w-0 py-1.5">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-16 font-bold">
            {title}
          </h2>
          {subtitle && <div className="text-13 text-muted">{subtitle}</div>}
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} className="shrink-0" />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {actions && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
          {actions}
        </div>
      )}
    </section>
  );
}
