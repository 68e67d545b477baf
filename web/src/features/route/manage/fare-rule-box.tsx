import { useMemo, useState } from 'react';
import type { RouteWeek } from '#game/forecast/route-week.ts';
import {
  type FareRule,
  RULE_PERCENT_MAX,
  RULE_PERCENT_MIN,
  RULE_STEP,
  USUAL_RULE,
} from '#game/route/fare-rule.ts';
import type { Route } from '#game/tables/route.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { NextReview } from './next-review.tsx';

const isPercent = (value: number) =>
  Number.isInteger(value) && value >= RULE_PERCENT_MIN && value <= RULE_PERCENT_MAX;
const isValid = ({ min, max }: FareRule) => isPercent(min) && isPercent(max) && min <= max;

interface PercentFieldProps {
  label: string;
  value: number;
  isWrong: boolean;
  onChange: (percent: number) => void;
}

function PercentField({ label, value, isWrong, onChange }: PercentFieldProps) {
  return (
    <label className="flex items-center gap-1.5 text-13">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={RULE_PERCENT_MIN}
        max={RULE_PERCENT_MAX}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'rule-limits' : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-9 w-18 rounded-control border border-line-strong bg-surface px-2 text-right tabular-nums aria-invalid:border-bad max-md:h-11 max-md:text-16"
      />
      %
    </label>
  );
}

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
  const isRight = isValid(draft);
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
        <PercentField
          label="From"
          value={draft.min}
          isWrong={!isRight}
          onChange={(min) => setTyped({ ...draft, min })}
        />
        <PercentField
          label="to"
          value={draft.max}
          isWrong={!isRight}
          onChange={(max) => setTyped({ ...draft, max })}
        />
        {isOn && isChanged && (
          <Button disabled={!isRight} pending={save.isPending} onClick={() => save.run(draft)}>
            Set limits
          </Button>
        )}
      </div>
      {!isRight && (
        <p id="rule-limits" className="text-13 text-bad">
          Enter whole percentages from {RULE_PERCENT_MIN} to {RULE_PERCENT_MAX}, the lower one first.
        </p>
      )}
      {isRight && week && <NextReview route={route} week={week} rule={draft} />}
      <ActionFailure title="The rule was not changed" error={save.error} />
    </section>
  );
}
