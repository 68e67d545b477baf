import { useMemo, useState } from 'react';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import {
  type FareRule,
  RULE_PERCENT_MAX,
  RULE_PERCENT_MIN,
  RULE_STEP,
  USUAL_RULE,
} from '#game/network/route/fare-rule.ts';
import type { Route } from '#game/tables/route.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { act } from '#web/lib/act.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { NextReview } from './next-review.tsx';

const PERCENT = { min: RULE_PERCENT_MIN, max: RULE_PERCENT_MAX, step: 5, unit: '%' };
const areWithin = ({ min, max }: FareRule) => isWithin(min, PERCENT) && isWithin(max, PERCENT);

interface PercentFieldProps {
  label: string;
  value: number;
  onChange: (percent: number) => void;
  error?: string | undefined;
}

const PercentField = (props: PercentFieldProps) => (
  <NumberField
    {...PERCENT}
    {...props}
    groupClass="flex items-center gap-1.5"
    className="h-9 w-20 rounded-control border border-line-strong bg-surface px-2 text-right aria-invalid:border-bad max-md:h-11 max-md:text-16"
  />
);

/** Turns the fare rule of a route on and off, sets its limits, and shows what it would do next. */
export function FareRuleBox({
  route,
  name: pair,
  week,
}: {
  route: Route;
  name: string;
  week?: RouteWeek | undefined;
}) {
  const isOn = route.rule_max > 0;
  const set = useMemo(
    () => (isOn ? { min: route.rule_min, max: route.rule_max } : USUAL_RULE),
    [isOn, route.rule_min, route.rule_max],
  );
  const [typed, setTyped] = useState<FareRule | null>(null);
  const draft = typed ?? set;
  const isReversed = areWithin(draft) && draft.min > draft.max;
  const isRight = areWithin(draft) && !isReversed;
  const isChanged = draft.min !== set.min || draft.max !== set.max;
  const save = useAction({
    mutationFn: (rule: FareRule | null) => act('route.rule', { routes: [route.id], rule }),
    onSuccess: (_, rule) => {
      setTyped(null);
      notify(
        rule ? `The fares of ${pair} follow the forecast.` : `The fares of ${pair} stay as they are.`,
        'good',
      );
    },
  });
  return (
    <section aria-label="Fare rule" className="flex flex-col gap-2 rounded-panel border border-line p-3">
      <label className="flex cursor-pointer items-start gap-2.5 text-14 max-md:min-h-11">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-accent"
          checked={isOn}
          disabled={save.isPending || !isRight}
          onChange={() => save.run(isOn ? null : draft)}
        />
        <span>
          Follow the best fares
          <span className="block text-12 text-muted">
            Once per week, by at most {RULE_STEP * 100}% towards the forecast’s best, between these shares of
            the reference fare.
          </span>
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PercentField label="From" value={draft.min} onChange={(min) => setTyped({ ...draft, min })} />
        <PercentField
          label="to"
          value={draft.max}
          error={isReversed ? 'Enter the lower percentage first.' : undefined}
          onChange={(max) => setTyped({ ...draft, max })}
        />
        {isOn && isChanged && (
          <Button disabled={!isRight} pending={save.isPending} onClick={() => save.run(draft)}>
            Set limits
          </Button>
        )}
      </div>
      {isRight && week && <NextReview route={route} week={week} rule={draft} />}
      <ActionFailure title="The rule was not changed" error={save.error} />
    </section>
  );
}
