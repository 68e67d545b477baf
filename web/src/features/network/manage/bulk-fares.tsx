import { lazy, Suspense, useState } from 'react';
import { CABIN_CLASSES, type CabinClass, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { USUAL_RULE } from '#game/network/route/fare-rule.ts';
import { fareBounds, faresOf, referenceFares } from '#game/network/route/fares.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatCount } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import type { RouteRow } from '../shared/route-rows.ts';
import { setFareRules, setFares, tellFaresSet } from './set-fares.ts';

const BestFaresDialog = lazy(() => import('./best-fares-dialog.tsx'));

type Which = 'all' | CabinClass;

/** Returns fares changed by a percentage within the allowed range, or the reference fares if it is null. */
export function changedFares(fares: PerClass, km: number, which: Which, percent: number | null): PerClass {
  const usual = referenceFares(km);
  const next = { ...fares };
  for (const name of CABIN_CLASSES) {
    if (which !== 'all' && which !== name) continue;
    const { min, max } = fareBounds(km, name);
    const wanted = percent === null ? usual[name] : Math.round((fares[name] * (100 + percent)) / 100);
    next[name] = Math.min(max, Math.max(min, wanted));
  }
  return next;
}

const FIELD = 'h-9 rounded-control border border-line-strong bg-surface px-2 max-md:h-11 max-md:text-16';

/** Accepted changes. */
const PERCENT = { min: -80, max: 400, decimals: 2, unit: '%' };

/** Changes the fares of all selected routes. */
export function BulkFares({ rows, onDone }: { rows: readonly RouteRow[]; onDone: () => void }) {
  const [which, setWhich] = useState<Which>('all');
  const [percent, setPercent] = useState(5);
  const [isBest, setBest] = useState(false);
  const save = useAction({
    mutationFn: (by: number | null) =>
      setFares(
        rows.map(({ route }) => ({
          route: route.id,
          ...changedFares(faresOf(route), route.km, which, by),
        })),
      ),
    onSuccess: () => {
      tellFaresSet(rows.length);
      onDone();
    },
  });
  const isRuled = rows.every(({ route }) => route.rule_max > 0);
  const rule = useAction({
    mutationFn: () =>
      setFareRules(
        rows.map(({ route }) => route.id),
        isRuled ? null : USUAL_RULE,
      ),
    onSuccess: () => {
      notify(`Fare rule of ${formatCount(rows.length, 'route')} turned ${isRuled ? 'off' : 'on'}.`, 'good');
      onDone();
    },
  });
  const isNumber = isWithin(percent, PERCENT) && percent !== 0;
  const { formProps } = useForm({ canSend: isNumber, send: async () => save.run(percent) });
  return (
    <form className="flex flex-wrap items-center gap-2" {...formProps}>
      <select
        aria-label="Fares of"
        value={which}
        onChange={(event) => setWhich(event.target.value as Which)}
        className={FIELD}
      >
        <option value="all">All classes</option>
        {CABIN_CLASSES.map((name) => (
          <option key={name} value={name}>
            {CABIN_NAMES[name]}
          </option>
        ))}
      </select>
      <NumberField
        label="by"
        name="Change in percent"
        {...PERCENT}
        value={percent}
        onChange={setPercent}
        error={percent === 0 ? 'Enter a change other than 0%.' : undefined}
        groupClass="flex items-center gap-1.5"
        className={`${FIELD} w-24 text-right aria-invalid:border-bad`}
      />
      <Button type="submit" tone="primary" disabled={!isNumber} pending={save.isPending}>
        Change fares
      </Button>
      <Button onClick={() => save.run(null)} disabled={save.isPending}>
        Reference fares
      </Button>
      <Button onClick={() => setBest(true)} disabled={save.isPending}>
        Best fares
      </Button>
      <Button onClick={() => rule.run()} pending={rule.isPending} disabled={save.isPending}>
        Turn fare rule {isRuled ? 'off' : 'on'}
      </Button>
      {isBest && (
        <Suspense>
          <BestFaresDialog rows={rows} onClose={() => setBest(false)} onDone={onDone} />
        </Suspense>
      )}
      <ActionFailure title="The fares were not set" error={save.error} />
      <ActionFailure title="The rule was not changed" error={rule.error} />
    </form>
  );
}
