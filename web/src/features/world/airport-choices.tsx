import type { UseQueryResult } from '@tanstack/react-query';
import type { Airport, Continent } from '#game/world/airport/airport.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { formatCount } from '#web/lib/format.ts';
import { CheckBox } from './check-box.tsx';
import { type MapChoice, wantsMoreAirports } from './map-choice.ts';
import { MapLegend } from './map-legend.tsx';

interface AirportChoicesProps {
  choice: MapChoice;
  onChange: (changes: Partial<MapChoice>) => void;
  more: UseQueryResult<Airport[]>;
  count: number;
  /** Whether the user has an airline, which has rights. */
  hasAirline: boolean;
}

const NAMES: [Continent, string][] = [
  ['EU', 'Europe'],
  ['AF', 'Africa'],
  ['AS', 'Asia'],
  ['NA', 'North America'],
  ['SA', 'South America'],
  ['OC', 'Oceania'],
  ['AN', 'Antarctica'],
];

/** Selects the continents whose airports are shown, and whether medium airports are included. */
export function AirportChoices({ choice, onChange, more, count, hasAirline }: AirportChoicesProps) {
  const { continents, medium } = choice;
  const toggle = (continent: Continent, wanted: boolean) =>
    onChange({
      continents: wanted ? [...continents, continent] : continents.filter((other) => other !== continent),
    });
  const wanted = wantsMoreAirports(choice);
  return (
    <fieldset>
      <legend className="pb-1 text-12 text-muted">Airports</legend>
      <MapLegend />
      <CheckBox
        label="Medium airports"
        note="In addition to large airports"
        checked={medium}
        onChange={(checked) => onChange({ medium: checked })}
      />
      {hasAirline && (
        <CheckBox
          label="Your rights to fly"
          note="From the selected airport"
          checked={choice.rights}
          onChange={(checked) => onChange({ rights: checked })}
        />
      )}
      <div className="mt-1 grid grid-cols-2 gap-x-3 border-t border-line pt-1">
        {NAMES.map(([continent, name]) => (
          <CheckBox
            key={continent}
            label={name}
            checked={continents.includes(continent)}
            onChange={(checked) => toggle(continent, checked)}
          />
        ))}
      </div>
      <div className="mt-2 border-t border-line pt-2 text-12 text-muted">
        {wanted && more.isError ? (
          <ErrorState
            title="The other airports could not be loaded"
            error={more.error}
            onRetry={() => more.refetch()}
          />
        ) : (
          <p role="status" className="flex items-center gap-2">
            {wanted && more.isPending ? (
              <>
                <Spinner /> Loading airports …
              </>
            ) : (
              `${formatCount(count, 'airport')} on the map`
            )}
          </p>
        )}
      </div>
    </fieldset>
  );
}
