import { timeText, WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import { fullFrom } from '#game/slots/airport-slots.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { formatPercent } from '#web/lib/format.ts';
import { WeekHeat } from './week-heat.tsx';

/** Days of a week on which an hour must be full to be named. */
const OFTEN = 4;

/** Returns spans of the day that are full on most days, such as "08:00–11:00". */
function usuallyFull(isFull: (hour: number) => boolean): string[] {
  const often = (ofDay: number) =>
    WEEKDAY_NAMES.filter((_, day) => isFull(day * HOURS_A_DAY + ofDay)).length >= OFTEN;
  const spans: string[] = [];
  for (let from = 0; from < HOURS_A_DAY; from++) {
    if (!often(from)) continue;
    let to = from + 1;
    while (to < HOURS_A_DAY && often(to)) to++;
    spans.push(`${timeText(from * HOUR)}–${timeText(to * HOUR)}`);
    from = to;
  }
  return spans;
}

interface SlotWeekProps {
  /** IATA code of the airport. */
  code: string;
  /** Movements per hour. */
  capacity: number;
  /** Movements that are taken, by hour of the week. */
  taken: readonly number[];
}

/** Heat map of how full an airport is by weekday and hour, UTC. Full hours are marked. */
export function SlotWeek({ code, capacity, taken }: SlotWeekProps) {
  const full = fullFrom(capacity);
  const isFull = (hour: number) => (taken[hour] ?? 0) >= full;
  const count = taken.filter((movements) => movements >= full).length;
  const spans = usuallyFull(isFull);
  const when = spans.length > 0 ? `, usually ${spans.join(' and ')} UTC` : '';
  const summary = count === 0 ? 'No hour is full.' : `${count} of 168 hours are full${when}.`;
  return (
    <figure className="flex flex-col gap-1">
      <WeekHeat
        label={`Slots taken at ${code} by hour. ${summary}`}
        cell={(day, ofDay) => {
          const movements = taken[day * HOURS_A_DAY + ofDay] ?? 0;
          const share = Math.min(1, movements / capacity);
          const title = `${WEEKDAY_NAMES[day]} ${timeText(ofDay * HOUR)} UTC: ${movements} of ${capacity} movements (${formatPercent(share)})${movements >= full ? ', full' : ''}`;
          return (
            <span
              key={ofDay}
              title={title}
              className={`relative h-2.5 flex-1 ${movements >= full ? 'bg-warn' : 'bg-series-1'}`}
              style={{ opacity: movements >= full ? 1 : 0.08 + 0.72 * share }}
            >
              {movements >= full && <span className="absolute inset-x-[30%] inset-y-[30%] bg-surface" />}
            </span>
          );
        }}
      />
      <figcaption className="text-12 text-muted">{summary}</figcaption>
    </figure>
  );
}
