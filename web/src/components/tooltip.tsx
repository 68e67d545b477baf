import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useFloat } from './use-float.ts';

interface TooltipProps {
  text: string;
  side?: Placement;
  /** Disables the tooltip while the control shows its label. */
  disabled?: boolean;
  /** One control with an accessible name, which the tooltip shows. */
  children: ReactNode;
  className?: string;
}

/** Shows a short text beside a control on hover and on keyboard focus. Escape hides it. */
export function Tooltip({ text, side = 'bottom', disabled = false, children, className }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useFloat(anchor, { side, gap: 8 });
  const [isShown, setShown] = useState(false);
  const shown = isShown && !disabled;
  const show = () => setShown(true);
  const hide = () => setShown(false);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is the interactive element
    <span
      ref={anchor}
      className={`inline-flex ${className ?? ''}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span
          ref={bubble}
          role="tooltip"
          className="pointer-events-none fixed z-50 rounded-tag bg-ink px-2 py-1 text-12 font-medium whitespace-nowrap text-surface"
        >
          {text}
        </span>
      )}
    </span>
  );
}
