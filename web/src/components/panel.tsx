import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useDetailFocus } from './use-detail-focus.ts';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Detail over the map: at the right, leaving the map usable; a bottom sheet on a phone. Its place is the nearest
 * positioned parent. Escape closes it unless something above it (a dialog, a menu) takes the key.
 */
export function Panel({ title, onClose, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLElement>(null);

  useDetailFocus(element, heading, onClose);

  return (
    <section
      ref={element}
      aria-labelledby={id}
      className="absolute z-20 flex flex-col overflow-hidden border border-line bg-surface shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[70%] max-md:rounded-t-panel md:top-3 md:right-3 md:bottom-3 md:w-[380px] md:rounded-panel"
    >
      <div aria-hidden="true" className="mx-auto mt-2 h-1 w-9 rounded-full bg-line-strong md:hidden" />
      <header className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-14 font-bold">
          {title}
        </h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </section>
  );
}
