import type { Flight } from '#game/tables/flight.ts';

interface SubstitutionProps {
  flight: Pick<Flight, 'aircraft' | 'instead_of'>;
  /** Registrations by aircraft id. Aircraft that have left the fleet are missing. */
  registrations: ReadonlyMap<string, string>;
}

/** Names the two aircraft of a substitution, without line breaks in registrations. */
export function Substitution({ flight, registrations }: SubstitutionProps) {
  const nameOf = (id: string) => (
    <span className="whitespace-nowrap">{registrations.get(id) ?? 'a former aircraft'}</span>
  );
  return (
    <span>
      Operated by {nameOf(flight.aircraft)} instead of {nameOf(flight.instead_of)}
    </span>
  );
}
