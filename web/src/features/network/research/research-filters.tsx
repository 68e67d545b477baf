import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { formatDistance, formatNumber } from '#web/lib/format.ts';
import { useUnits } from '#web/lib/settings.ts';
import { BANDS, type useFilter } from './use-filter.ts';

interface ResearchFiltersProps {
  state: ReturnType<typeof useFilter>;
  countries: readonly { code: string; name: string }[];
  /** Whether there are destinations to which the airline has no right to fly. */
  hasOthers: boolean;
}

const CONTINENT_NAMES = [
  ['EU', 'Europe'],
  ['AF', 'Africa'],
  ['AS', 'Asia'],
  ['NA', 'North America'],
  ['SA', 'South America'],
  ['OC', 'Oceania'],
] as const;
const DEMANDS = [0, 100, 500, 1000, 5000, 10_000];

const SMALL =
  'h-9 max-md:h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2 text-13 max-md:text-16 text-ink';

function Tick(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex h-9 cursor-pointer items-center gap-2 text-13 max-md:h-11">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {props.label}
    </label>
  );
}

/** Filters for the list of destinations. They collapse on a phone. */
export function ResearchFilters({ state, countries, hasOthers }: ResearchFiltersProps) {
  const { filter, km, change } = state;
  const [isOpen, setIsOpen] = useState(false);
  const count = [
    km !== '',
    filter.where !== '',
    filter.demand > 0,
    filter.unserved,
    filter.flyable,
    filter.noRight,
  ].filter(Boolean).length;
  const units = useUnits();
  const id = useId();
  const bandName = ({ value, minKm, maxKm }: (typeof BANDS)[number]) => {
    if (value === '') return 'Any distance';
    if (minKm === 0) return `Under ${formatDistance(maxKm, units)}`;
    if (!Number.isFinite(maxKm)) return `Over ${formatDistance(minKm, units)}`;
    return `${formatDistance(minKm, units).replace(/\s\D+$/, '')}–${formatDistance(maxKm, units)}`;
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-filters`}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-13 md:hidden"
      >
        <Icon of={SlidersHorizontal} />
        {count === 0 ? 'Filters' : `Filters: ${count}`}
      </button>
      <div
        id={`${id}-filters`}
        className={`grid w-full grid-cols-2 items-center gap-x-3 gap-y-2 md:contents ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <select
          aria-label="Distance"
          id={`${id}-km`}
          value={km}
          onChange={(event) => change({ km: event.target.value })}
          className={SMALL}
        >
          {BANDS.map((band) => (
            <option key={band.value} value={band.value}>
              {bandName(band)}
            </option>
          ))}
        </select>
        <select
          aria-label="Country or continent"
          value={filter.where}
          onChange={(event) => change({ where: event.target.value })}
          className={`${SMALL} md:max-w-36`}
        >
          <option value="">Anywhere</option>
          <option value="domestic">Domestic</option>
          <option value="abroad">Abroad</option>
          <optgroup label="Continents">
            {CONTINENT_NAMES.map(([code, name]) => (
              <option key={code} value={`${code}-`}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Countries">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
        <select
          aria-label="Minimum demand"
          value={String(filter.demand)}
          onChange={(event) => change({ demand: event.target.value === '0' ? null : event.target.value })}
          className={SMALL}
        >
          {DEMANDS.map((minimum) => (
            <option key={minimum} value={minimum}>
              {minimum === 0 ? 'Any demand' : `At least ${formatNumber(minimum)} per week`}
            </option>
          ))}
        </select>
        <div className="flex flex-wrap items-center gap-x-3 max-md:justify-between">
          <Tick
            label="Unserved"
            checked={filter.unserved}
            onChange={(on) => change({ unserved: on ? '1' : null })}
          />
          <Tick
            label="Flyable"
            checked={filter.flyable}
            onChange={(on) => change({ flyable: on ? '1' : null })}
          />
          {hasOthers && (
            <Tick
              label="Without a right"
              checked={filter.noRight}
              onChange={(on) => change({ noright: on ? '1' : null })}
            />
          )}
        </div>
      </div>
    </>
  );
}
