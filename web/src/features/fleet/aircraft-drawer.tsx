import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { undosLeft } from '#game/actions/undo.ts';
import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { dispatchWith } from '#game/operations/delay/outcome.ts';
import { DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Tag } from '#web/components/tag.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatDecimal, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { linkTo } from '#web/lib/pages.ts';
import { seatsText } from '#web/lib/seats-text.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { CheckBars } from './check-bars.tsx';
import type { FleetRow } from './fleet-row.ts';
import { LEAVE_WORDS, LeaveDialog, leaveCost, leaveWay } from './leave-dialog.tsx';
import type { Livery } from './picture-column.tsx';
import { PlannedRefit } from './planned-refit.tsx';
import { RefitForm } from './refit-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { RotationStrip } from './rotation-strip.tsx';
import { isUndoable, UndoOrder } from './undo-order.tsx';
import { WeekMoney } from './week-money.tsx';

const ValueCurve = lazy(() => import('./value-curve.tsx'));

/** Pixels per metre. The longest aircraft just fits. */
const SCALE = 5;
/** Below this age an aircraft is called new, because 0.0 years would be shown otherwise. */
const NEW_YEARS = 0.05;
const HOURS_TO_DAY = 1 / HOUR / DAYS_A_WEEK;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ row, start }: { row: FleetRow; start: string }) {
  const { record, age, value, legs, model, week } = row;
  const planned = legs.reduce((sum, { block }) => sum + block, 0) * HOURS_TO_DAY;
  const leased = record.ownership === 'leased';
  const facts: [string, string][] = [
    ['Value', formatMoney(value)],
    leased
      ? ['Lease', `${formatMoney(record.lease_rate)} per week`]
      : ['Paid', `${formatMoney(record.price)}`],
    ['Age', age < NEW_YEARS ? 'new' : `${formatDecimal(age, 1)} years`],
    ['Condition', formatPercent(record.condition)],
    ['Dispatch reliability', formatPercent(dispatchWith(dispatchReliability(model), record.condition), 1)],
    ['Hours', formatNumber(record.hours)],
    ['Cycles', formatNumber(record.cycles)],
    ['Seats', seatsText(record)],
    [
      'Scheduled',
      `${formatDecimal(planned, 1)} h/day, typical ${formatNumber(usualWeeklyHours(model) / DAYS_A_WEEK)}`,
    ],
    ['Flown', week?.hoursADay == null ? 'nothing yet' : `${formatDecimal(week.hoursADay, 1)} h/day`],
    leased ? ['Deposit', formatMoney(record.deposit)] : ['Delivered', momentText(start, record.delivered)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(([label, text]) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const LEAVING = { return: 'Returning it', sell: 'Selling it back', cancel: 'Cancelling' } as const;

/**
 * The way out of an aircraft, with its cost. While an undo is free, it is the only one: the drawer has its button above,
 * and this says what leaving costs afterwards.
 */
function LeaveWay({ row, now, onLeave }: { row: FleetRow; now: number; onLeave: () => void }) {
  const airline = useOwnAirline().data;
  const cost = leaveCost(row, now);
  const way = leaveWay(row);
  const isFree = airline && undosLeft(airline, now) > 0 && isUndoable(row.record, now);
  return (
    <>
      {!(isFree && cost > 0) && (
        <Button aria-haspopup="dialog" onClick={onLeave}>
          {LEAVE_WORDS[way]}
        </Button>
      )}
      {cost > 0 && (
        <p className="basis-full text-right text-13 text-muted">
          {isFree && 'Undo is free. '}
          {LEAVING[way]} {isFree ? 'later' : 'now'} costs {formatMoney(cost)}.
        </p>
      )}
    </>
  );
}

interface AircraftDrawerProps {
  row: FleetRow;
  view: FleetView;
  livery: Livery;
  onClose: () => void;
}

/** Details of one aircraft and the actions on it. `?do=refit` opens the cabin form. */
export default function AircraftDrawer({ row, view, livery, onClose }: AircraftDrawerProps) {
  const { record, model, where } = row;
  const [params, setParams] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  const leased = record.ownership === 'leased';
  const turn = (to: 'refit' | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (to) next.set('do', to);
        else next.delete('do');
        return next;
      },
      { preventScrollReset: true },
    );
  const title = (
    <>
      <span className="code normal-nums">{record.registration}</span>
      {record.name && <span className="ml-2 font-normal text-muted">{record.name}</span>}
    </>
  );
  const subtitle = `${model.manufacturer} ${model.model}`;

  if (params.get('do') === 'refit')
    return <RefitForm row={row} view={view} title={title} onClose={onClose} onDone={() => turn(null)} />;

  return (
    <Drawer
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => turn('refit')}>Change cabin</Button>
          <LeaveWay row={row} now={view.now} onLeave={() => setLeaving(true)} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex min-h-24 items-end justify-center rounded-control border border-line bg-surface py-3">
          <Silhouette model={model} {...livery} scale={SCALE} className="max-w-full" />
        </div>
        <div className="flex flex-col gap-2">
          <p>{where.text}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Tag>{leased ? 'Leased' : 'Owned'}</Tag>
            {where.state === 'grounded' && <Tag tone="bad">Grounded</Tag>}
            <Link to={linkTo('maintenance', { plan: record.id })} className="text-accent underline">
              Plan a check
            </Link>
            {leaveWay(row) === 'sell' && (
              <Link
                to={linkTo('aircraftMarket', { view: 'sell', sell: record.id })}
                className="text-accent underline"
              >
                Sell on the exchange
              </Link>
            )}
          </div>
        </div>
        <UndoOrder row={row} view={view} onGone={onClose} />
        <PlannedRefit row={row} view={view} />
        <RenameForm key={record.name} aircraft={record} />
        <Facts row={row} start={view.start} />
        <Part title="Week">
          <RotationStrip row={row} view={view} />
        </Part>
        <Part title="Checks">
          <CheckBars checks={row.checks} legs={row.legs} workOrders={row.workOrders} start={view.start} />
        </Part>
        <Part title="Last 7 days">
          {row.week ? <WeekMoney week={row.week} leased={leased} /> : <Skeleton className="h-24" />}
        </Part>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <ValueCurve row={row} />
        </Suspense>
      </div>
      {leaving && <LeaveDialog row={row} view={view} onClose={() => setLeaving(false)} onGone={onClose} />}
    </Drawer>
  );
}
