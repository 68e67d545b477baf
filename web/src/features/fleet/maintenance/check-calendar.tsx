import { useState } from 'react';
import { rulesOf } from '#game/airline/rules.ts';
import type { CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { WEEK } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { CheckState } from '#web/components/check-state.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoneyShort, formatNumber } from '#web/lib/format.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { mondayBefore, WEEKS_SHOWN } from './calendar-items.ts';
import { CalendarRow } from './calendar-row.tsx';

/** Number of aircraft listed at first, those with the most urgent checks. */
const SHOWN_FIRST = 60;

const percent = (share: number) => `${share * 100}%`;

const maxUsed = ({ checks }: FleetAircraft) => Math.max(...checks.map(({ used }) => used));

interface CheckCalendarProps {
  view: FleetView;
  onPlan: (aircraft: string, kind: CheckKind) => void;
  onWork: (work: string) => void;
}

/** The calendar of planned work, work under way and due checks, one row per aircraft. */
export function CheckCalendar({ view, onPlan, onWork }: CheckCalendarProps) {
  const { fleet, now, start, startsAt } = view;
  const { data: airline } = useOwnAirline();
  const rules = rulesOf(airline?.rules);
  const [isWhole, setWhole] = useState(false);
  const urgent = [...fleet].sort((a, b) => maxUsed(b) - maxUsed(a));
  const shown = isWhole ? urgent : urgent.slice(0, SHOWN_FIRST);
  const from = mondayBefore(now, startsAt);
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, week) => from + week * WEEK);
  const planned = fleet.flatMap(({ workOrders }) => workOrders.filter(({ state }) => state === 'planned'));
  // A refit has been paid for already.
  const cost = planned.reduce((sum, { kind, cost }) => sum + (kind === 'refit' ? 0 : cost), 0);
  const begins = planned.length === 1 ? 'it begins' : 'they begin';
  const toPay = cost > 0 ? `, ${formatMoneyShort(cost)} to pay when ${begins}` : '';
  const nowAt = (now - from) / (WEEKS_SHOWN * WEEK);
  return (
    <section aria-labelledby="check-calendar" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="check-calendar" className="font-bold">
          Checks in the next {WEEKS_SHOWN} weeks
        </h2>
        <p className="text-muted tabular-nums">
          {planned.length === 0 ? 'Nothing planned' : `${formatNumber(planned.length)} planned${toPay}`}
        </p>
      </div>
      {/* `isolate` keeps the sticky left column below drawers. */}
      <div className="relative isolate overflow-x-auto rounded-panel border border-line">
        <div className="min-w-[864px]">
          <div className="flex h-8 border-b border-line bg-raised text-12 font-medium" aria-hidden="true">
            <span className="sticky left-0 z-30 w-56 shrink-0 rounded-tl-panel border-r border-line bg-raised px-3 leading-8 md:flex md:justify-between max-md:w-28">
              Aircraft <span className="font-normal text-muted max-md:hidden">Interval used</span>
            </span>
            <span className="flex flex-1">
              {weeks.map((monday) => {
                return (
                  <span
                    key={monday}
                    className="min-w-0 flex-1 border-r border-line px-1 leading-8 whitespace-nowrap tabular-nums last:border-r-0"
                  >
                    {dayText(start, monday)}
                  </span>
                );
              })}
            </span>
          </div>
          <ul>
            {shown.map((aircraft) => {
              const { record, model, checks, workOrders } = aircraft;
              return (
                <li
                  key={record.id}
                  className="flex min-h-9 border-b border-line last:border-b-0 max-md:min-h-11"
                >
                  <div className="sticky left-0 z-30 flex w-56 shrink-0 items-center justify-between gap-2 border-r border-line bg-surface px-3 max-md:w-28">
                    <button
                      type="button"
                      aria-label={`Plan a check of ${record.registration}`}
                      title={`${model.manufacturer} ${model.model}`}
                      onClick={() => onPlan(record.id, worstKind(aircraft))}
                      className="code truncate normal-nums max-md:h-full max-md:flex-1 max-md:text-left underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent"
                    >
                      {record.registration}
                    </button>
                    <span className="shrink-0 text-12 text-muted max-md:hidden">
                      <CheckState checks={checks} workOrders={workOrders} start={start} />
                    </span>
                  </div>
                  <div className="relative flex flex-1">
                    <div aria-hidden="true" className="absolute inset-0 flex">
                      {weeks.map((monday) => (
                        <span key={monday} className="flex-1 border-r border-line last:border-r-0" />
                      ))}
                    </div>
                    <span
                      aria-hidden="true"
                      className="absolute inset-y-0 w-px bg-bad"
                      style={{ left: percent(nowAt) }}
                    />
                    <CalendarRow {...{ aircraft, view, rules, from, onPlan, onWork }} />
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {shown.length < fleet.length && (
        <Button className="self-start" onClick={() => setWhole(true)}>
          Show all {formatNumber(fleet.length)} aircraft
        </Button>
      )}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-muted">
        {[
          ['border-accent bg-accent-soft', 'planned'],
          ['border-transparent bg-accent', 'under way'],
          ['border-dashed border-warn bg-warn-soft', 'due, nothing planned'],
          ['border-dashed border-line-strong bg-raised', 'due, planned automatically'],
          ['border-dashed border-bad bg-bad-soft', 'overdue'],
        ].map(([look, words]) => (
          <li key={words} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-3 w-5 rounded-tag border ${look}`} />
            {words}
          </li>
        ))}
        <li>L line check; A, C, D checks</li>
      </ul>
    </section>
  );
}

/** Returns the check with the most used interval. */
const worstKind = ({ checks }: FleetAircraft): CheckKind =>
  checks.reduce(
    (worst, check) => (check.used > worst.used ? check : worst),
    checks[0] ?? { kind: 'line' as const, used: 0 },
  ).kind;
