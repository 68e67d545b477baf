import { CalendarClock, Plane } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** In place of the timetable where there is no aircraft yet, or no route: the way to the first. */
export function NothingToPlan({ missing }: { missing: 'aircraft' | 'route' }) {
  if (missing === 'aircraft')
    return (
      <EmptyState
        icon={Plane}
        title="No aircraft to plan"
        action={
          <Link to="/fleet/manage/" className={buttonClass('primary')}>
            Lease or buy an aircraft
          </Link>
        }
      >
        Here the weeks of your aircraft will stand. Get one first; it flies whatever routes it can reach.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={CalendarClock}
      title="No route to fly"
      action={
        <Link to="/route/research/" className={buttonClass('primary')}>
          Find the first destination
        </Link>
      }
    >
      Your aircraft stand ready. Acquire a route, then plan their flights here.
    </EmptyState>
  );
}
