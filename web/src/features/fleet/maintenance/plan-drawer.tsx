import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CHECK_KINDS, type CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { CONTRACT_SURCHARGE } from '#game/fleet/aircraft/maintenance-costs.ts';
import { earliestCheck } from '#game/fleet/check-quote.ts';
import { YEAR } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { formatCount, formatMoney, formatMoneyShort, formatPercent } from '#web/lib/format.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { WORK_NAMES } from '#web/lib/game/whereabouts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { checkPlan, quietestStart } from './check-plan.ts';
import { MomentField, minuteOf, type TypedMoment, typedMoment } from './moment-field.tsx';

const CHOICES = [
  { value: 'line', label: 'Line' },
  { value: 'a', label: 'A' },
  { value: 'c', label: 'C' },
  { value: 'd', label: 'D' },
] as const;

interface PlanDrawerProps {
  aircraft: FleetAircraft;
  view: FleetView;
  onClose: () => void;
}

/** Plans a check. Shows its time, cost and the flights it cancels. */
export default function PlanDrawer({ aircraft, view, onClose }: PlanDrawerProps) {
  const { record, model, checks } = aircraft;
  const { start, now, codeOf } = view;
  const { data: airline } = useOwnAirline();
  const hub = airline?.hub ?? '';
  const [params, setParams] = useSearchParams();
  const asked = params.get('kind');
  const kind: CheckKind = CHECK_KINDS.find((name) => name === asked) ?? 'a';
  const [chosen, setChosen] = useState<TypedMoment | null>(null);
  const earliest = earliestCheck(record.delivered, now);
  const suggested = quietestStart(aircraft, kind, view, hub);
  const input = chosen ?? typedMoment(start, suggested);
  const starts = minuteOf(start, input);
  const inTime = Number.isInteger(starts) && starts >= earliest && starts <= now + YEAR;
  const plan = inTime ? checkPlan(aircraft, kind, starts, view, hub) : null;
  const check = checks.find((other) => other.kind === kind);
  const { run, isPending, error } = useAction({
    mutationFn: () => act('maintenance.plan', { aircraft: record.id, kind, starts, price: plan?.cost ?? 0 }),
    onSuccess: onClose,
  });
  const rejected = fieldErrors(error).starts;

  return (
    <Drawer
      title={<span className="code normal-nums">{record.registration}</span>}
      subtitle={`Plan a check · ${model.manufacturer} ${model.model}`}
      onClose={onClose}
      actions={
        <div className="flex w-full flex-col gap-1.5">
          <Button tone="primary" disabled={!plan} pending={isPending} onClick={() => run()}>
            Plan {WORK_NAMES[kind]}
            {plan && ` · ${formatMoney(plan.cost)}`}
          </Button>
          {plan && airline && (
            <p className="text-center text-13 text-balance text-muted">
              Paid when it begins. Cash afterwards: {formatMoneyShort(airline.cash - plan.cost)}
            </p>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <ChoiceGroup
          legend="Check"
          choices={CHOICES}
          value={kind}
          onChange={(value) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                next.set('kind', value);
                return next;
              },
              { replace: true },
            )
          }
        />
        {check && (
          <p className="text-muted tabular-nums">
            {Math.round(check.used * 100)}% of its interval used.
            {kind !== 'line' && ' It includes the lighter checks.'}
          </p>
        )}
        <MomentField
          legend="Begins (UTC)"
          min={typedMoment(start, earliest).date}
          max={typedMoment(start, now + YEAR).date}
          value={input}
          onChange={setChosen}
          hint={chosen === null ? 'Suggested because it cancels the fewest flights.' : undefined}
          error={inTime ? rejected : `Enter a time from ${momentText(start, earliest)}, within one year.`}
        />
        {chosen !== null && (
          <Button onClick={() => setChosen(null)}>Use suggested time, {momentText(start, suggested)}</Button>
        )}
        {plan && (
          <dl className="flex flex-col gap-1.5 tabular-nums">
            {[
              ['Ends', momentText(start, plan.ends)],
              [
                'Where',
                plan.atHub
                  ? `${codeOf(plan.place)}, your hub`
                  : `${codeOf(plan.place)}, by contract: ${formatPercent(CONTRACT_SURCHARGE)} more expensive`,
              ],
              ['Cancelled flights', plan.cancelled === 0 ? 'none' : formatCount(plan.cancelled, 'flight')],
              ['Cost', formatMoney(plan.cost)],
            ].map(([label, text]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-muted">{label}</dt>
                <dd
                  className={`text-right ${label === 'Cancelled flights' && plan.cancelled > 0 ? 'text-warn' : ''}`}
                >
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ActionFailure title="The check was not planned" error={rejected ? null : error} />
      </div>
    </Drawer>
  );
}
