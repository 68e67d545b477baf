import { Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { linkTo } from '#web/lib/pages.ts';

/** Empty state of pages that list routes. */
export const NoRoutes = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={Waypoints}
    title="No routes yet"
    action={
      <Link to={linkTo('research')} className={buttonClass('primary')}>
        Research destinations
      </Link>
    }
  >
    {children}
  </EmptyState>
);
