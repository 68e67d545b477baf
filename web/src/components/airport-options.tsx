import type { Airport } from '../../../game/airport.ts';
import { countryName } from '../lib/format.ts';

interface AirportOptionsProps {
  /** Id of the list; each option has `${id}-${index}`. */
  id: string;
  label: string;
  airports: readonly Airport[];
  /** Index of the option that Enter takes; -1 for none. */
  active: number;
  onPick: (airport: Airport) => void;
  onHover: (index: number) => void;
  /** Of its height and its place above other things. */
  className: string;
}

/** The list below a field that airports are found in. Focus stays in the field, which names the active option. */
export function AirportOptions(props: AirportOptionsProps) {
  const { id, label, airports, active, onPick, onHover, className } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={`absolute inset-x-0 top-full mt-1 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-float ${className}`}
      // A press must not take the focus from the field, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {airports.map((airport, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as the pattern asks
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which points here by aria-activedescendant
        <div
          key={airport.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(airport)}
          onMouseMove={() => index !== active && onHover(index)}
          className={`flex cursor-pointer items-baseline gap-3 px-3 py-1.5 max-md:py-2.5 ${index === active ? 'bg-accent-soft' : ''}`}
        >
          <span className="code w-9 shrink-0">{airport.iata}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{airport.name}</span>
            <span className="block truncate text-12 text-muted">
              {[airport.municipality, countryName(airport.country)].filter(Boolean).join(', ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
