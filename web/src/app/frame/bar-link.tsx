import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/components/icon.tsx';
import { iconButtonClass } from '#web/components/icon-button.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { CountBadge } from './count-badge.tsx';

interface BarLinkProps {
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  tip?: string;
  to: string;
  count?: number;
}

/** A link to a page in the top bar, shown as an icon. */
export function BarLink({ icon, label, tip = label, to, count = 0 }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <span className="relative inline-flex">
      <Tooltip text={tip}>
        <Link
          to={to}
          aria-label={label}
          aria-current={pathname === to ? 'page' : undefined}
          className={`${iconButtonClass} aria-[current]:bg-accent-soft aria-[current]:text-accent`}
        >
          <Icon of={icon} size={20} />
        </Link>
      </Tooltip>
      <CountBadge count={count} />
    </span>
  );
}
