import type { Flight } from '../../../../game/records/flight.ts';
import { useFleet } from '../../lib/game/fleet.ts';
import { stoodInText } from './flight-words.ts';

/** Which aircraft flew for which, where it was not the timetable's own; else nothing. */
export function StoodIn({ flight }: { flight: Pick<Flight, 'aircraft' | 'instead_of'> }) {
  const fleet = useFleet().data;
  if (flight.instead_of === '' || !fleet) return null;
  const registrations = new Map(fleet.map(({ id, registration }) => [id, registration]));
  return <p>{stoodInText(flight, registrations)}.</p>;
}
