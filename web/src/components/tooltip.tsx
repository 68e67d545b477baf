import { type ReactNode, useEffect, useRef, useState } from 'react';

export type TooltipSide = 'right' | 'bottom';

interface TooltipProps {
  text: string;
  side?: TooltipSide;
  /** Disables the tooltip while the control shows its label. */
  disabled?: boolean;
  /** One control with an accessible name, which the tooltip shows. */
  children: ReactNode;
  className?: string;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

/** Shows a short text beside the control on hover and keyboard focus. Escape hides it. */
export function Tooltip({ text, side = 'bottom', disabled = false, children, className }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);

  const show = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || disabled) return;
    setSpot(
      side === 'right'
        ? { left: box.right + GAP, top: box.top + box.height / 2 }
        : { left: box.left + box.width / 2, top: box.bottom + GAP },
    );
  };
  const hide = () => setSpot(null);
  const shown = spot !== null && !disabled;

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSpot(null);
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
          role="tooltip"
          style={spot}
          className={`pointer-events-none fixed z-50 rounded-tag bg-ink px-2 py-1 text-12 font-medium whitespace-nowrap text-surface ${
            side === 'right' ? '-translate-y-1/2' : '-translate-x-1/2'
          }`}
        >
          {text}
        </span>
      )}
    </span>
  );
}
