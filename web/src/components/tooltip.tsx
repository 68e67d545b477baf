import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip, type TooltipSide } from './place-tooltip.ts';

interface TooltipProps {
  text: string;
  side?: TooltipSide;
  /** Disables the tooltip while the control shows its label. */
  disabled?: boolean;
  /** One control with an accessible name, which the tooltip shows. */
  children: ReactNode;
  className?: string;
}

/** Shows a short text beside a control on hover and on keyboard focus. Escape hides it. */
export function Tooltip({ text, side = 'bottom', disabled = false, children, className }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const shown = isShown && !disabled;
  const show = () => setShown(true);
  const hide = () => setShown(false);

  // Placed before the browser paints, because only the rendered text has a size.
  useLayoutEffect(() => {
    const control = anchor.current?.getBoundingClientRect();
    if (!shown || !control || !bubble.current) return;
    const viewport = { width: innerWidth, height: innerHeight };
    const { left, top } = placeTooltip(side, control, bubble.current.getBoundingClientRect(), viewport);
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  });

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
