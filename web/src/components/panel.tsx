import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { PHONE, useMedia } from '../lib/use-media.ts';
import { SheetGrip } from './drawer/sheet-grip.tsx';
import { useSheetDrag } from './drawer/use-sheet-drag.ts';
import { IconButton } from './icon-button.tsx';
import { useDetailFocus } from './use-detail-focus.ts';

interface PanelProps {
  title: string;
  onClose: () => void;
  /** Instead of `onClose` for Escape, if another part of the panel closes first. */
  onEscape?: () => void;
  /** Class for the width from Tailwind's `md` on. */
  width?: string;
  /** Whether the children have their own padding and scroll areas. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * Details over the map, on the right so that the map stays usable. On a phone it is a bottom sheet with a
 * grab bar. Positioned in its nearest positioned parent. Escape closes it unless an element above it (a
 * dialog, a menu) handles the key.
 */
export function Panel({
  title,
  onClose,
  onEscape = onClose,
  width = 'md:w-[380px]',
  flush = false,
  children,
}: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLElement>(null);

  const phone = useMedia(PHONE);
  const { isTall, grip } = useSheetDrag(element, onClose);

  useDetailFocus(element, heading, onEscape);

  return (
    <section
      ref={element}
      data-tall={isTall || undefined}
      aria-labelledby={id}
      className={`absolute z-20 flex flex-col overflow-hidden border border-line bg-surface shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[70%] max-md:data-tall:max-h-full max-md:rounded-t-panel md:top-3 md:right-3 md:bottom-3 md:rounded-panel ${width}`}
    >
      {phone && <SheetGrip isTall={isTall} grip={grip} />}
      <header className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4 max-md:pt-0">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-14 font-bold">
          {title}
        </h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      {/* Positioned, because hidden labels for screen readers would otherwise make the whole panel scroll. */}
      <div className={`relative min-h-0 flex-1 ${flush ? 'flex' : 'overflow-y-auto p-4'}`}>{children}</div>
    </section>
  );
}
