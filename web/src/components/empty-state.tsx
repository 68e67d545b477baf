import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** Explains what will appear here. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Shown where there is no content yet. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      {icon && (
        <span className="flex size-10 items-center justify-center rounded-control border border-line bg-raised text-muted">
          <Icon of={icon} size={20} />
        </span>
      )}
      <div className="flex flex-col gap-1">
        <p className="font-bold">{title}</p>
        {children && <div className="max-w-[56ch] text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
