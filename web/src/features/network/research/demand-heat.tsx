import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { hourShare, weekdayFactor } from '#game/demand/profile.ts';
import { timeText, WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { WeekHeat } from '#web/components/week-heat.tsx';
import { formatDecimal } from '#web/lib/format.ts';
import type { GroupFigures } from '../shared/group-bar.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = WEEKDAY_NAMES.length;

interface DemandHeatProps {
  /** Passengers per week, both directions. */
  weekly: GroupFigures;
  /** Code of the airport whose local time is used. */
  code: string;
}

/** Heat map of one-way demand by weekday and hour of departure. */
export function DemandHeat({ weekly, code }: DemandHeatProps) {
  const demandAt = (weekday: number, hour: number) =>
    PASSENGER_GROUPS.reduce(
      (sum, group) =>
        sum + (weekly[group] / 2 / DAYS) * weekdayFactor(group, weekday) * hourShare(group, hour),
      0,
    );
  const cells = WEEKDAY_NAMES.map((_, weekday) => HOURS.map((hour) => demandAt(weekday, hour)));
  const max = Math.max(...cells.flat());
  const spot = (wanted: number) => {
    const weekday = cells.findIndex((row) => row.includes(wanted));
    return `${WEEKDAY_NAMES[weekday]} ${timeText((cells[weekday]?.indexOf(wanted) ?? 0) * HOUR)}`;
  };
  const summary = `Highest demand ${spot(max)}, lowest ${spot(Math.min(...cells.flat()))}.`;
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-13 font-medium">
        Demand by hour and weekday, local time at {code}
      </figcaption>
      <WeekHeat
        label={`Demand by hour and weekday. ${summary}`}
        cell={(weekday, hour) => {
          const people = cells[weekday]?.[hour] ?? 0;
          return (
            <span
              key={hour}
              title={`${WEEKDAY_NAMES[weekday]} ${timeText(hour * HOUR)}: ${formatDecimal(people, people < 10 ? 1 : 0)} passengers per hour`}
              className="h-3.5 flex-1 bg-series-1"
              style={{ opacity: 0.06 + 0.94 * (people / max) }}
            />
          );
        }}
      />
      <p className="text-12 text-muted">{summary}</p>
    </figure>
  );
}
