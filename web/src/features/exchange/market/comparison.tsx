import { Check, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { isBuilt } from '#game/fleet/aircraft/aircraft-model.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatDecimal, formatDistance, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useListings } from '#web/lib/game/exchange.ts';
import { useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useWorld } from '#web/lib/world.ts';
import type { Names } from '../parts/use-names.ts';
import { compareChange, readCompared, withoutCompared } from './compared.ts';
import { bestOf, type ComparedAircraft, newAircraft, weeklyLoss } from './comparison-lines.ts';
import { ageText } from './deal-words.ts';
import { listingCandidate, sameSize } from './listing-candidate.ts';
import { PairSelect, useChosenPair } from './pair-select.tsx';
import { type Estimate, useEstimates } from './use-estimates.ts';

const NO_FIGURE = '–';

interface CompareLine {
  label: string;
  /** Null if an aircraft has no such figure. */
  value: (column: ComparedAircraft) => number | null;
  text: (value: number) => string;
  /** Which direction is better. Omitted if neither is. */
  better?: 'more' | 'less';
}

function useLines(estimates: ReadonlyMap<string, Estimate>): CompareLine[] {
  const units = useUnits();
  const estimate = ({ candidate }: ComparedAircraft) => estimates.get(candidate.id);
  return [
    { label: 'Price', value: ({ price }) => price, text: (dollars) => formatMoney(dollars), better: 'less' },
    {
      label: 'Lease or loss of value per week',
      value: weeklyLoss,
      text: (dollars) => formatMoney(dollars),
      better: 'less',
    },
    { label: 'Age', value: ({ candidate }) => candidate.age, text: ageText, better: 'less' },
    { label: 'Hours', value: ({ listing }) => listing?.hours ?? null, text: formatNumber, better: 'less' },
    {
      label: 'Condition',
      value: ({ candidate }) => candidate.condition,
      text: (share) => formatPercent(share),
      better: 'more',
    },
    { label: 'Seats', value: ({ candidate }) => candidate.seats, text: formatNumber, better: 'more' },
    {
      label: 'Range',
      value: ({ candidate }) => candidate.model.range_km,
      text: (km) => formatDistance(km, units),
      better: 'more',
    },
    {
      label: 'CASK on the pair, with lease',
      value: (column) => estimate(column)?.seatKmCents ?? null,
      text: (cents) => `${formatDecimal(cents, 2)} ¢`,
      better: 'less',
    },
    {
      label: 'Profit on the pair per week, whole year',
      value: (column) => estimate(column)?.outlook?.yearly ?? null,
      text: (dollars) => formatMoney(dollars),
      better: 'more',
    },
    {
      label: 'Profit less loss of value',
      value: (column) => {
        const yearly = estimate(column)?.outlook?.yearly;
        if (yearly === undefined) return null;
        return yearly - (column.kind === 'leased' ? 0 : weeklyLoss(column));
      },
      text: (dollars) => formatMoney(dollars),
      better: 'more',
    },
  ];
}

/** Returns the compared listings, and a new and a leased aircraft of the same size, as a stable list. */
function useColumns(names: Names): { columns: readonly ComparedAircraft[]; isDone: boolean } {
  const { params, change } = useAddress();
  const { own, market } = useCandidateAircraft();
  const world = useWorld().data;
  const wanted = readCompared(params);
  const { found, hasEnded, isDone } = useListings(wanted);
  const ended = wanted.filter((_, index) => hasEnded[index]).join();
  useEffect(() => {
    // They are no longer in the list, where the player could remove them.
    if (ended !== '') change(withoutCompared(params, ended.split(',')));
  }, [ended, params, change]);
  const year = world ? calendarAt(world.start, Math.max(0, world.hour) * HOUR).year : null;
  const columns = useMemo(() => {
    const used = found.flatMap(({ listing }): ComparedAircraft[] => {
      const model = names.modelOf(listing.model);
      const candidate = model && listingCandidate(listing, model, own);
      return candidate ? [{ candidate, kind: 'used', listing, price: listing.price }] : [];
    });
    const first = used[0]?.candidate;
    if (!first || year === null) return used;
    const leased = sameSize(first, market);
    const built = sameSize(
      first,
      market.filter(({ model }) => isBuilt(model, year)),
    );
    return [
      ...used,
      ...(leased ? [{ candidate: leased, kind: 'leased', listing: null, price: null } as const] : []),
      ...(built ? [newAircraft(built)] : []),
    ];
  }, [found, names, own, market, year]);
  return { columns, isDone };
}

const KIND_WORDS = { used: 'For sale', leased: 'Leased', new: 'New' } as const;

/** Up to four aircraft for sale beside a leased and a new one of the same size. */
export function Comparison({ names }: { names: Names }) {
  const { wanted, change } = useAddress();
  const { columns, isDone } = useColumns(names);
  const { own } = useCandidateAircraft();
  const pair = useChosenPair();
  const candidates = useMemo(() => columns.map(({ candidate }) => candidate), [columns]);
  const { estimates } = useEstimates(pair, candidates, own);
  const lines = useLines(estimates);
  if (!isDone && columns.length === 0) return <Skeleton className="h-80" />;
  return (
    <div className="flex flex-col gap-3">
      <PairSelect names={names} />
      <section
        aria-label="Compared aircraft"
        className="relative overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full min-w-max text-13 tabular-nums">
          <thead>
            <tr className="border-b border-line align-bottom">
              <td className="sticky left-0 z-10 bg-surface p-2" />
              {columns.map(({ candidate, kind, listing }) => (
                <th key={candidate.id} scope="col" className="min-w-28 p-2 text-left font-normal">
                  <span className="block text-12 text-muted">{KIND_WORDS[kind]}</span>
                  <span className="flex items-center gap-1 font-medium">
                    {candidate.model.model}
                    {listing && (
                      <IconButton
                        icon={X}
                        label={`Remove ${listing.registration}`}
                        onClick={() => change(compareChange(wanted, listing.id))}
                      />
                    )}
                  </span>
                  {listing && (
                    <button
                      type="button"
                      onClick={() => change({ listing: listing.id, compared: null }, false)}
                      className="code normal-nums min-h-6 text-accent underline underline-offset-4 max-md:min-h-11"
                    >
                      {listing.registration}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, value, text, better }) => {
              const values = columns.map(value);
              const best = better ? bestOf(values, better) : null;
              return (
                <tr key={label} className="border-b border-line last:border-b-0">
                  <th
                    scope="row"
                    className="sticky left-0 z-10 bg-surface p-2 text-left font-normal text-muted"
                  >
                    <span className="block w-28">{label}</span>
                  </th>
                  {columns.map(({ candidate }, index) => {
                    const figure = values[index] ?? null;
                    const isBest = best !== null && figure === best;
                    return (
                      <td key={candidate.id} className={`p-2 ${isBest ? 'font-bold text-good' : ''}`}>
                        <span className="flex items-center gap-1">
                          {figure === null ? NO_FIGURE : text(figure)}
                          {isBest && <Icon of={Check} />}
                          {isBest && <span className="sr-only">best</span>}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
