import { X } from 'lucide-react';
import { HOUR } from '#game/world/time.ts';
import { Icon } from '#web/components/icon.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { momentText } from '#web/lib/world-moment.ts';
import type { FleetRow } from './fleet-row.ts';

const OWNERSHIPS = [
  { value: '', label: 'Owned and leased' },
  { value: 'owned', label: 'Owned' },
  { value: 'leased', label: 'Leased' },
] as const;

/** Which aircraft are shown. Kept in the URL. */
export interface FleetFilter {
  /** Empty for both. */
  ownership: string;
  /** World minute at the end of the hour of delivery, as in a notice. Null for all. */
  delivered: number | null;
}

/** Reads the filter from the URL. Invalid values do not filter. */
export function readFilter(params: URLSearchParams): FleetFilter {
  const own = params.get('own');
  const delivered = params.get('delivered') ?? '';
  return {
    ownership: OWNERSHIPS.find(({ value }) => value === own)?.value ?? '',
    delivered: /^\d{1,9}$/.test(delivered) ? Number(delivered) : null,
  };
}

/** Returns the aircraft that pass a filter. */
export const filterFleet = (rows: readonly FleetRow[], { ownership, delivered }: FleetFilter): FleetRow[] =>
  rows.filter(
    ({ record }) =>
      (ownership === '' || record.ownership === ownership) &&
      (delivered === null || (record.delivered > delivered - HOUR && record.delivered <= delivered)),
  );

/** Filters the fleet by ownership and by delivery. */
export function FleetFilters({ filter, start }: { filter: FleetFilter; start: string }) {
  const { change } = useAddress();
  return (
    <>
      <select
        aria-label="Ownership"
        value={filter.ownership}
        onChange={({ target }) => change({ own: target.value })}
        className="h-9 rounded-control border border-line-strong bg-surface px-2 text-13 max-md:h-11 max-md:w-full max-md:text-16"
      >
        {OWNERSHIPS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {filter.delivered !== null && (
        <button
          type="button"
          aria-label="Remove the delivery filter"
          onClick={() => change({ delivered: null })}
          className="inline-flex h-9 items-center gap-1.5 rounded-control border border-accent bg-accent-soft px-2.5 text-13 font-medium text-accent max-md:h-11"
        >
          Delivered {momentText(start, filter.delivered)}
          <Icon of={X} />
        </button>
      )}
    </>
  );
}
