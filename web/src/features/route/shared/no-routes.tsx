import { Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** Says that there are no routes yet, what will stand here, and the way to the first. */
export const NoRoutes = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={Waypoints}
    title="No routes yet"
    action={
      <Link to="/route/research/" className={buttonClass('primary')}>
        Find the first destination
      </Link>
    }
  >
    {children}
  </EmptyState>
);
