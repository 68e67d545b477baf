import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** Import it from lucide-react in the component, so that only used icons are bundled. */
  of: LucideIcon;
  /** Pixels: 16 in text and controls, 20 in navigation. */
  size?: 16 | 20;
  className?: string;
}

/** A decorative icon, hidden from assistive technology. The control around it has the name. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className ?? ''}`}
    />
  );
}
