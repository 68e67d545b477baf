import { Link } from 'react-router-dom';
import { timeText, WEEKDAY_NAMES, weekMinute } from '#game/network/timetable/clock.ts';
import { DAY } from '#game/world/time.ts';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { FleetRow } from './fleet-row.ts';
import { stripParts } from './strip-parts.ts';

interface RotationStripProps {
  row: FleetRow;
  view: Pick<FleetView, 'now' | 'startsAt' | 'codeOf'>;
}

/** An aircraft's week, one line per day (UTC): flights, this week's work and the current time. */
export function RotationStrip({ row, view }: RotationStripProps) {
  const { now, startsAt, codeOf } = view;
  const nowInWeek = weekMinute(now, startsAt);
  const monday = now - nowInWeek;
  const parts = stripParts(row.legs, row.workOrders, monday);
  if (row.legs.length === 0 && parts.length === 0)
    return (
      <p className="text-muted">
        Nothing planned.{' '}
        <Link
          to={linkTo('manageRoutes', { view: 'timetable', aircraft: row.record.id })}
          className="text-accent underline"
        >
          Plan its flights
        </Link>
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <ol className="flex flex-col gap-0.5">
        {WEEKDAY_NAMES.map((name, day) => (
          <li key={name} className="flex items-center gap-2">
            <span className="w-7 shrink-0 text-12 text-muted">{name}</span>
            <div className="relative h-5 flex-1 overflow-hidden rounded-tag bg-raised">
              {parts
                .filter((part) => part.day === day)
                .map((part) => {
                  const times = `${timeText(part.from)}–${timeText(part.to)}`;
                  const words = part.leg
                    ? `${part.leg.number} ${codeOf(part.leg.origin)}–${codeOf(part.leg.destination)} ${times}`
                    : `${WORK_TITLES[part.work ?? 'line']} ${times}`;
                  return (
                    <span
                      key={`${part.from} ${words}`}
                      title={words}
                      className={`absolute inset-y-0.5 overflow-hidden rounded-tag px-0.5 text-center text-[10px] leading-4 font-medium whitespace-nowrap ${
                        part.leg ? 'bg-accent text-on-accent' : 'bg-warn-soft text-warn outline outline-warn'
                      }`}
                      style={{
                        left: `${(part.from / DAY) * 100}%`,
                        width: `${((part.to - part.from) / DAY) * 100}%`,
                      }}
                    >
                      <span aria-hidden="true">
                        {part.to - part.from >= 100 && (part.leg ? codeOf(part.leg.destination) : 'work')}
                      </span>
                      <span className="sr-only">{words}</span>
                    </span>
                  );
                })}
              {Math.floor(nowInWeek / DAY) === day && (
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 w-px bg-bad"
                  style={{ left: `${((nowInWeek % DAY) / DAY) * 100}%` }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="ml-9 flex justify-between text-[10px] text-muted tabular-nums">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
