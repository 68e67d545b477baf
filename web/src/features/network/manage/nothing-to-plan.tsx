import { CalendarClock, Plane } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { linkTo } from '#web/lib/pages.ts';

/** Shown instead of the timetable if there is no aircraft or no route yet. */
export function NothingToPlan({ missing }: { missing: 'aircraft' | 'route' }) {
  if (missing === 'aircraft')
    return (
      <EmptyState
        icon={Plane}
        title="No aircraft yet"
        action={
          <Link to={linkTo('fleet')} className={buttonClass('primary')}>
            Lease or buy an aircraft
          </Link>
        }
      >
        The timetables of your aircraft will appear here. Lease or buy an aircraft first.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={CalendarClock}
      title="No routes yet"
      action={
        <Link to={linkTo('research')} className={buttonClass('primary')}>
          Research destinations
        </Link>
      }
    >
      Your aircraft are ready. Acquire a route, then plan flights here.
    </EmptyState>
  );
}
