import type { Airport } from '../../../../game/airport.ts';
import { countryName } from '../../lib/format.ts';

interface AirportOptionProps {
  id: string;
  airport: Airport;
  isActive: boolean;
  /** Others are found too, and said to be elsewhere. */
  isOnMap: boolean;
  onPick: () => void;
  onHover: () => void;
}

/** One airport of the list. The focus stays in the field, which names the active option. */
export function AirportOption({ id, airport, isActive, isOnMap, onPick, onHover }: AirportOptionProps) {
  const place = [airport.municipality, countryName(airport.country)].filter(Boolean).join(', ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as the pattern asks
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which points here by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      onMouseMove={() => !isActive && onHover()}
      className={`flex cursor-pointer items-baseline gap-3 px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] max-md:py-2.5 ${isActive ? 'bg-accent-soft' : ''}`}
    >
      <span className="code w-9 shrink-0">{airport.iata}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{airport.name}</span>
        <span className="block truncate text-12 text-muted">{place}</span>
      </span>
      {!isOnMap && <span className="shrink-0 text-12 text-muted">not on the map</span>}
    </div>
  );
}
