import type { Flight } from '../../../../game/records/flight.ts';

interface StoodInProps {
  flight: Pick<Flight, 'aircraft' | 'instead_of'>;
  /** By the aircraft's id; what is not in it has left the fleet. */
  registrations: ReadonlyMap<string, string>;
}

/** Which aircraft flies for which, in words that do not break within a registration. */
export function StoodIn({ flight, registrations }: StoodInProps) {
  const nameOf = (id: string) => (
    <span className="whitespace-nowrap">{registrations.get(id) ?? 'a former one'}</span>
  );
  return (
    <span>
      Flown by {nameOf(flight.aircraft)} in place of {nameOf(flight.instead_of)}
    </span>
  );
}
