import type { Airport } from '#game/world/airport/airport.ts';
import { placeOf } from '#web/lib/airport-place.ts';

export interface HubChoiceOption {
  airport: Airport;
  /** Why it is offered. The airport's place is shown if there is no reason. */
  reason?: string;
}

interface HubChoiceProps {
  legend: string;
  options: HubChoiceOption[];
  onPick: (airport: Airport) => void;
  disabled?: boolean;
}

/** Airports as buttons, each with its place or the reason for the suggestion. */
export function HubChoice({ legend, options, onPick, disabled = false }: HubChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <ul className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {options.map(({ airport, reason }) => (
          <li key={airport.id}>
            <button
              type="button"
              onClick={() => onPick(airport)}
              className="flex w-full items-baseline gap-3 px-3 py-2 text-left transition-colors hover:bg-raised disabled:opacity-55 max-md:py-2.5"
            >
              <span className="code w-9 shrink-0 text-accent">{airport.iata}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{airport.name}</span>
                <span className="block text-pretty text-12 text-muted">{reason ?? placeOf(airport)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
