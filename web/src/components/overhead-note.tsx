import { BASE_OVERHEAD, BASE_ROUTES } from '#game/airline/overhead.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';

/** Explains the airline's overhead and what makes it grow. */
export function OverheadNote() {
  const share = useOwnAirline().data?.overhead_share || BASE_OVERHEAD;
  return (
    <>
      Overhead is {formatNumber(Math.round(share * 1000) / 10)}% of your revenue. It is{' '}
      {formatPercent(BASE_OVERHEAD)} up to ten aircraft, one point more for each doubling of the fleet, and
      half a point more for each further base: an airport besides your hub where {BASE_ROUTES} of your routes
      meet.
    </>
  );
}
