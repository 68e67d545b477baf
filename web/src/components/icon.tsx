import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** Taken from lucide-react where it is used, so that only drawn icons are bundled. */
  of: LucideIcon;
  /** Pixels: 16 in text and controls, 20 in navigation. */
  size?: 16 | 20;
  className?: string;
}

/** A decorative icon. It says nothing to assistive technology: the control around it carries the name. */
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
