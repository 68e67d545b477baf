import type { Airport } from '#game/world/airport/airport.ts';
import { HubMap } from '#web/components/map/hub-map.tsx';
import { placeOf } from '#web/lib/airport-place.ts';
import { formatCount, formatLength, formatRough } from '#web/lib/format.ts';
import type { Catchment } from '#web/lib/game/catchments.ts';
import { useUnits } from '#web/lib/settings.ts';

interface HubViewProps {
  hub: Airport | null;
  /** Population around the hub. Null if unknown. */
  catchment: Catchment | null;
  /** Free slots and competitors, in words. */
  conditions: readonly string[];
  className: string;
  /** Classes for the size of the map. */
  mapClassName: string;
}

/** A small map that flies to the hub, with facts about the airport. */
export function HubView({ hub, catchment, conditions, className, mapClassName }: HubViewProps) {
  const units = useUnits();
  const facts = hub && [
    hub.runways > 0 && formatCount(hub.runways, 'runway'),
    hub.longest_runway_m > 0 && `longest ${formatLength(hub.longest_runway_m, units)}`,
    hub.elevation_m !== null && `elevation ${formatLength(hub.elevation_m, units)}`,
  ];
  return (
    <figure className={`flex flex-col overflow-hidden border-line ${className}`}>
      <div className={`relative bg-water ${mapClassName}`}>
        <HubMap airport={hub} />
      </div>
      <figcaption className="border-t border-line bg-surface px-4 py-3" aria-live="polite">
        {hub ? (
          <>
            <p className="font-medium">
              <span className="code text-accent">{hub.iata}</span> {hub.name}
            </p>
            <p className="text-13 text-muted">{placeOf(hub)}</p>
            <p className="text-13 text-muted tabular-nums">{facts?.filter(Boolean).join(' · ')}</p>
            {catchment && (
              <p className="text-13 text-muted tabular-nums">
                Catchment {formatRough(catchment.people)} people · {formatRough(catchment.trips)} trips per
                year
              </p>
            )}
            {conditions.length > 0 && (
              <p className="text-13 text-muted tabular-nums first-letter:uppercase">
                {conditions.join(' · ')}
              </p>
            )}
          </>
        ) : (
          <p className="text-13 text-muted">The map shows your hub once you have chosen an airport.</p>
        )}
      </figcaption>
    </figure>
  );
}
