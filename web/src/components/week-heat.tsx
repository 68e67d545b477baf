import type { ReactNode } from 'react';
import { timeText, WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';

const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
/** Hours of the day with a label below the cells. */
const LABELLED = HOURS.filter((hour) => hour % 6 === 0);

interface WeekHeatProps {
  /** Name and summary for screen readers. */
  label: string;
  /** Returns the cell of an hour. @param day 0 = Monday */
  cell: (day: number, ofDay: number) => ReactNode;
}

/** A heat map by weekday and hour of the day. */
export function WeekHeat({ label, cell }: WeekHeatProps) {
  return (
    <div role="img" aria-label={label} className="flex flex-col gap-px">
      {WEEKDAY_NAMES.map((name, day) => (
        <div key={name} className="flex items-center gap-px">
          <span className="w-8 shrink-0 text-12 leading-3 text-muted">{name}</span>
          {HOURS.map((hour) => cell(day, hour))}
        </div>
      ))}
      <div className="flex pl-8 text-12 text-muted tabular-nums" aria-hidden="true">
        {LABELLED.map((hour) => (
          <span key={hour} className="flex-1">
            {timeText(hour * HOUR)}
          </span>
        ))}
      </div>
    </div>
  );
}
