import { Link } from 'react-router-dom';
import { timeText } from '#game/network/timetable/clock.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { Substitution } from '#web/components/flight/substitution.tsx';
import type { AirportsById } from '#web/lib/airports-by-id.ts';
import { localTime } from '#web/lib/local-time.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { BoardRow, Direction } from './board-rows.ts';

interface BoardTableProps {
  direction: Direction;
  rows: readonly BoardRow[];
  airports: AirportsById | undefined;
  /** Registrations by the aircraft's id. */
  registrations: ReadonlyMap<string, string>;
  /** Whether the board is for one airport, so that the rows do not need to name it. */
  single: boolean;
}

const TONES: Record<BoardRow['status']['tone'], string> = {
  plain: 'text-board-ink',
  active: 'text-board-accent',
  good: 'text-board-good',
  warn: 'text-board-warn',
  bad: 'text-board-bad',
};
const HEAD = 'px-2 py-1.5 text-left font-normal first:pl-4';
const CELL = 'truncate px-2 py-1.5 first:pl-4';

/** The rows of a board, in fixed columns and in the same colours in both themes. */
export function BoardTable({ direction, rows, airports, registrations, single }: BoardTableProps) {
  const leaves = direction === 'departures';
  const nameOf = (id: string) => {
    const airport = airports?.get(id);
    return airport ? servedCity(airport) : '';
  };
  return (
    <table className="w-full table-fixed text-13 tabular-nums">
      <caption className="sr-only">{leaves ? 'Departures' : 'Arrivals'}, times in UTC</caption>
      <thead className="sticky top-0 z-10 bg-board text-12 text-board-muted">
        <tr className="border-b border-board-line">
          <th scope="col" className={`${HEAD} w-[108px] max-md:w-[64px]`}>
            UTC
          </th>
          <th scope="col" className={`${HEAD} w-[90px] max-md:w-[88px]`}>
            Flight
          </th>
          <th scope="col" className={HEAD}>
            {leaves ? 'To' : 'From'}
          </th>
          {!single && (
            <th scope="col" className={`${HEAD} w-14 max-md:hidden`}>
              {leaves ? 'From' : 'To'}
            </th>
          )}
          <th scope="col" className={`${HEAD} w-[84px] max-lg:hidden`}>
            Aircraft
          </th>
          <th scope="col" className={`${HEAD} w-[124px] max-md:w-[104px]`}>
            Status
          </th>
          <th scope="col" className={`${HEAD} w-[184px] max-lg:w-[136px] max-md:hidden`}>
            Cause
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const lon = airports?.get(row.at)?.lon;
          const local =
            lon === undefined ? undefined : `${localTime(row.expected ?? row.planned, lon)} local time`;
          const flown = { aircraft: row.aircraft, instead_of: row.insteadOf };
          const isSubstituted = row.insteadOf !== '';
          const why = isSubstituted ? (
            <>
              {row.cause !== '' && `${row.cause}. `}
              <Substitution flight={flown} registrations={registrations} />
            </>
          ) : (
            row.cause
          );
          return (
            <tr key={row.key} className="border-b border-board-line/60 odd:bg-board-stripe">
              <td className={CELL} title={local}>
                <span className={row.expected === null ? 'font-medium' : 'text-board-muted line-through'}>
                  {timeText(row.planned)}
                </span>
                {row.expected !== null && (
                  <span className="ml-1.5 font-medium max-md:ml-0 max-md:block">
                    {timeText(row.expected)}
                  </span>
                )}
              </td>
              <td className={`${CELL} code`}>
                {row.flight === '' || row.status.text === 'Cancelled' ? (
                  row.number
                ) : (
                  <Link
                    to={linkTo('world', { flight: row.flight })}
                    className="underline decoration-board-muted underline-offset-2 focus-visible:outline-board-accent"
                  >
                    {row.number}
                  </Link>
                )}
              </td>
              <td className={`${CELL} uppercase`} title={nameOf(row.place)}>
                <span className="code mr-2">{airports?.get(row.place)?.iata ?? '…'}</span>
                <span className="max-lg:block max-lg:truncate max-lg:text-12 max-lg:text-board-muted">
                  {nameOf(row.place)}
                </span>
              </td>
              {!single && (
                <td className={`${CELL} code max-md:hidden`}>{airports?.get(row.at)?.iata ?? '…'}</td>
              )}
              <td className={`${CELL} code normal-nums max-lg:hidden`}>
                {registrations.get(row.aircraft) ?? '–'}
              </td>
              <td className={`${CELL} ${TONES[row.status.tone]} max-md:whitespace-normal`}>
                {row.status.text}
                {(isSubstituted || row.cause !== '') && (
                  <span className="block text-12 text-board-muted md:hidden">{why}</span>
                )}
              </td>
              <td
                className={`${CELL} text-board-muted max-lg:whitespace-normal max-md:hidden ${isSubstituted ? 'whitespace-normal' : ''}`}
              >
                {why}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
