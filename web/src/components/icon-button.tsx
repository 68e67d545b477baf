import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { TooltipSide } from './place-tooltip.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Name for assistive technology, and the tooltip's text. */
  label: string;
  side?: TooltipSide;
}

/** Classes of a square control that holds nothing but an icon, for links that look like one. */
export const iconButtonClass =
  'inline-flex size-9 max-md:size-11 items-center justify-center rounded-control text-muted transition-colors ' +
  'hover:bg-raised hover:text-ink aria-expanded:bg-raised aria-expanded:text-ink disabled:opacity-55';

/** A button that shows only an icon; its label comes up on hover and focus. */
export function IconButton({ icon, label, side, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button type="button" aria-label={label} {...rest} className={`${iconButtonClass} ${className ?? ''}`}>
        <Icon of={icon} size={20} />
      </button>
    </Tooltip>
  );
}
