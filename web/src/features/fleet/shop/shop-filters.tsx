import { useAddress } from '#web/components/use-address.ts';
import { formatDistance, formatLength, formatNumber } from '#web/lib/format.ts';
import { useUnits } from '#web/lib/settings.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { DistanceChoice } from './distance-choice.tsx';
import type { ShopFilter } from './shop-rows.ts';
import { SMALL } from './small-field.ts';
import { wholeOf } from './whole-of.ts';

const SEATS = [20, 50, 70, 100, 150, 200, 300, 400];
const RANGES = [1000, 2000, 3000, 5000, 8000, 12_000];
const RUNWAYS = [1200, 1500, 1800, 2100, 2500, 3000];
const HAD = [
  { value: '', label: 'Available' },
  { value: 'lease', label: 'Available to lease' },
  { value: 'new', label: 'In production' },
  { value: 'any', label: 'All models' },
] as const;

/** Reads the filter from the URL. */
export function readFilter(params: URLSearchParams): ShopFilter {
  const had = params.get('had');
  return {
    seats: wholeOf(params, 'seats', 0),
    range: wholeOf(params, 'range', 0),
    runway: wholeOf(params, 'runway', 0),
    maker: params.get('maker') ?? '',
    had: had === 'new' || had === 'any' || had === 'lease' ? had : 'had',
  };
}

interface LimitChoiceProps {
  /** URL parameter. */
  name: string;
  label: string;
  /** Label of the option that sets no limit. */
  any: string;
  value: number;
  limits: readonly number[];
  write: (limit: number) => string;
}

function LimitChoice({ name, label, any, value, limits, write }: LimitChoiceProps) {
  const { change } = useAddress();
  // The URL may contain a value that is not in the list.
  const offered = value === 0 || limits.includes(value) ? limits : [...limits, value].sort((a, b) => a - b);
  return (
    <select
      aria-label={label}
      value={value === 0 ? '' : value}
      onChange={({ target }) => change({ [name]: target.value })}
      className={SMALL}
    >
      <option value="">{any}</option>
      {offered.map((limit) => (
        <option key={limit} value={limit}>
          {write(limit)}
        </option>
      ))}
    </select>
  );
}

interface ShopFiltersProps {
  filter: ShopFilter;
  /** Manufacturers to choose from. */
  makers: readonly string[];
  /** Distance for the cost comparison. */
  km: number;
}

/** Filters the list of models. */
export function ShopFilters({ filter, makers, km }: ShopFiltersProps) {
  const { wanted: params, change } = useAddress();
  const units = useUnits();
  const phone = useMedia(PHONE);
  const filters = (
    <>
      <LimitChoice
        name="seats"
        label="Seats"
        any="Any seats"
        value={filter.seats}
        limits={SEATS}
        write={(limit) => `At least ${formatNumber(limit)} seats`}
      />
      <LimitChoice
        name="range"
        label="Range"
        any="Any range"
        value={filter.range}
        limits={RANGES}
        write={(limit) => `At least ${formatDistance(limit, units)}`}
      />
      <LimitChoice
        name="runway"
        label="Runway"
        any="Any runway"
        value={filter.runway}
        limits={RUNWAYS}
        write={(limit) => `Up to ${formatLength(limit, units)}`}
      />
      <select
        aria-label="Manufacturer"
        value={filter.maker}
        onChange={({ target }) => change({ maker: target.value })}
        className={`${SMALL} md:max-w-44`}
      >
        <option value="">All manufacturers</option>
        {makers.map((maker) => (
          <option key={maker}>{maker}</option>
        ))}
      </select>
      <select
        aria-label="Availability"
        value={params.get('had') ?? ''}
        onChange={({ target }) => change({ had: target.value })}
        className={SMALL}
      >
        {HAD.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <DistanceChoice km={km} />
    </>
  );
  if (!phone) return filters;
  return (
    <details className="w-full">
      <summary className="flex h-11 items-center font-medium text-accent">Filters and distance</summary>
      <div className="grid grid-cols-2 items-center gap-2 *:last:col-span-2">{filters}</div>
    </details>
  );
}
