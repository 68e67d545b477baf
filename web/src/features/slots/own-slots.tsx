import { CalendarClock } from 'lucide-react';
import type { Slot } from '#game/tables/slot.ts';
import { dayAndTime } from '#game/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { formatPercent } from '#web/lib/format.ts';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface OwnSlotsProps {
  slots: readonly Slot[];
  airports: AirportIndex;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Slots at risk come first, then those of each airport in order of time. */
const inOrder = (slots: readonly Slot[]): Slot[] =>
  [...slots].sort(
    (a, b) =>
      (a.until || Number.POSITIVE_INFINITY) - (b.until || Number.POSITIVE_INFINITY) ||
      (a.airport < b.airport ? -1 : a.airport > b.airport ? 1 : a.hour - b.hour),
  );

/** Share of the slots used since some became unused. Null before the first week is counted. */
const shareUsed = ({ count, flown, weeks }: Slot): number | null =>
  weeks > 0 ? flown / (count * weeks) : null;

const HEADS = [
  ['Airport', 'text-left'],
  ['Hour, UTC', 'text-left'],
  ['For', 'text-left'],
  ['Used', 'text-right'],
  ['Use so far', 'text-right max-md:hidden'],
  ['Withdrawn if unused', 'text-right'],
] as const;

/** The airline's slots in full hours, with those that it may lose. */
export function OwnSlots({ slots, airports, start }: OwnSlotsProps) {
  if (slots.length === 0)
    return (
      <EmptyState icon={CalendarClock} title="No slots in full hours">
        Your flights have slots in all other hours automatically. Slots in full hours appear here, because
        they are worth keeping: an airline that stops using them loses them after nine weeks.
      </EmptyState>
    );
  return (
    <table className="w-full rounded-panel border border-line text-13 tabular-nums">
      <thead className="bg-raised text-12">
        <tr>
          {HEADS.map(([head, style]) => (
            <th key={head} scope="col" className={`h-9 px-3 font-medium max-md:px-2 ${style}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(slots).map((slot) => {
          const use = shareUsed(slot);
          return (
            <tr key={slot.id} className="border-t border-line">
              <th scope="row" className="code h-9 px-3 text-left max-md:px-2">
                {airports.codeOf(slot.airport)}
              </th>
              <td className="px-3 whitespace-nowrap max-md:px-2">{dayAndTime(slot.hour * HOUR)}</td>
              <td className="px-3 max-md:px-2">{slot.kind === 'departure' ? 'Departure' : 'Arrival'}</td>
              <td className={`px-3 text-right max-md:px-2 ${slot.used < slot.count ? 'text-warn' : ''}`}>
                {slot.used} of {slot.count}
              </td>
              <td className="px-3 text-right max-md:hidden">{use === null ? '–' : formatPercent(use)}</td>
              <td className="px-3 text-right max-md:px-2">
                {slot.until === 0 ? '–' : momentText(start, slot.until)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
