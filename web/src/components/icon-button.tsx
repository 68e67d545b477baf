import type { Placement } from '@floating-ui/dom';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  side?: Placement;
}

/** Classes of an icon button, also for links. */
export const iconButtonClass =
  'inline-flex size-9 max-md:size-11 items-center justify-center rounded-control text-muted transition-colors ' +
  'hover:bg-raised hover:text-ink aria-expanded:bg-raised aria-expanded:text-ink disabled:opacity-55';

/** A button with only an icon. Its label appears on hover and focus. */
export function IconButton({ icon, label, side, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button type="button" aria-label={label} {...rest} className={`${iconButtonClass} ${className ?? ''}`}>
        <Icon of={icon} size={20} />
      </button>
    </Tooltip>
  );
}
