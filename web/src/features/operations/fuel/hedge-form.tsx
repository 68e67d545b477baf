import { useState } from 'react';
import { dateText } from '#game/network/timetable/clock.ts';
import {
  HEDGE_PREMIUM,
  HEDGE_WEEKS_MAX,
  HEDGE_WEEKS_MIN,
  hedgeOffer,
  hedgeStart,
} from '#game/operations/fuel/fuel-price.ts';
import { BURN_DAYS, BURN_DAYS_MIN, describeHedgeLimit } from '#game/operations/fuel/hedge-limit.ts';
import type { FuelContract } from '#game/tables/fuel-contract.ts';
import { DAYS_A_WEEK, WEEK } from '#game/world/time.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { act } from '#web/lib/act.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import type { WorldNow } from '#web/lib/world.ts';
import { hedgedAt } from './fuel-burn.ts';
import { HedgeOutcomes } from './hedge-outcomes.tsx';
import { useHedgeLimit } from './use-hedge-limit.ts';

interface HedgeFormProps {
  world: WorldNow;
  now: number;
  contracts: readonly FuelContract[];
}

const WEEKS = { min: HEDGE_WEEKS_MIN, max: HEDGE_WEEKS_MAX };
const TONNES_MIN = 1;

const premium = formatPercent(HEDGE_PREMIUM);

/** Buys fuel ahead. Shows the price with its premium and the outcomes, and asks for confirmation. */
export function HedgeForm({ world, now, contracts }: HedgeFormProps) {
  const [weeks, setWeeks] = useState(4);
  const [tonnes, setTonnes] = useState(Number.NaN);
  const [asking, setAsking] = useState(false);
  const limit = useHedgeLimit(now);
  const hedged = hedgedAt(contracts, hedgeStart(now));
  const maxTonnes = limit && Math.max(0, limit.tonnes - hedged);
  const goodWeeks = isWithin(weeks, WEEKS);
  const price = goodWeeks ? hedgeOffer(world.fuel_price, weeks, world.economy) : undefined;

  const sign = useAction({
    mutationFn: (input: { weeks: number; tonnes: number; price: number }) => act('fuel.hedge', input),
    onSuccess: () => {
      setTonnes(Number.NaN);
      notify('Fuel bought ahead, starting at midnight.', 'good');
    },
    onSettled: () => setAsking(false),
  });

  const errors = fieldErrors(sign.error);
  const isTooMuch = maxTonnes !== undefined && tonnes > maxTonnes;
  const hasTonnes = tonnes >= TONNES_MIN && !isTooMuch;
  const { isRefused, clear, formProps } = useForm({
    canSend: goodWeeks && hasTonnes,
    send: async () => {
      sign.reset();
      setAsking(true);
    },
  });
  const isMissing = isRefused && Number.isNaN(tonnes);
  const tonnesError =
    isTooMuch && limit
      ? describeHedgeLimit(limit, hedged)
      : isMissing
        ? `Enter at least ${TONNES_MIN} tonne per day.`
        : errors.tonnes;
  const isInvalid =
    !goodWeeks || !(hasTonnes || Number.isNaN(tonnes)) || isMissing || Object.keys(errors).length > 0;

  // Errors of the last submission no longer apply once the player types.
  const type = (set: (value: number) => void) => (value: number) => {
    clear();
    sign.reset();
    set(value);
  };
  const ready = price !== undefined && hasTonnes && !isInvalid;
  const ends = hedgeStart(now) + (goodWeeks ? weeks : 0) * WEEK;

  if (maxTonnes === 0 && hedged === 0)
    return (
      <p className="text-13 text-muted">
        You can buy fuel ahead once your flights burn at least one tonne per day. In the first{' '}
        {BURN_DAYS / DAYS_A_WEEK} weeks, the fuel burnt is averaged over at least {BURN_DAYS_MIN} days.
      </p>
    );
  return (
    <form {...formProps} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-13 font-bold">Buy fuel ahead</h3>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Weeks"
          {...WEEKS}
          value={weeks}
          onChange={type(setWeeks)}
          error={errors.weeks}
          hint={`${HEDGE_WEEKS_MIN} to ${HEDGE_WEEKS_MAX}`}
        />
        <NumberField
          label="Tonnes per day"
          min={TONNES_MIN}
          value={tonnes}
          onChange={type(setTonnes)}
          error={tonnesError}
          hint={maxTonnes === undefined ? undefined : `You can buy up to ${formatNumber(maxTonnes)}`}
        />
      </div>
      {limit && !isTooMuch && <p className="text-13 text-muted">{describeHedgeLimit(limit, hedged)}</p>}
      {price !== undefined && !isInvalid && (
        <p className="text-13 text-muted">
          Price: <span className="font-medium text-ink tabular-nums">{formatMoney(price)}</span> per tonne,{' '}
          {premium} above the expected mean for this term. The {premium} pays for certainty, so a hedge does
          not pay off on average. Each midnight, you receive the difference if the market price is higher, and
          pay it if it is lower.
        </p>
      )}
      {ready && (
        <HedgeOutcomes {...{ price, tonnes, weeks }} market={world.fuel_price} outlook={world.economy} />
      )}
      {errors.price && <Banner tone="bad">{errors.price}</Banner>}
      <FormFailure error={sign.error} fields={errors} />
      <Button type="submit" tone="primary" className="self-end">
        {ready ? `Buy ahead · ${formatMoney(price)} per tonne` : 'Buy ahead'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Buy this fuel ahead?"
        alert
        confirm={`Buy ${formatNumber(tonnes)} t per day`}
        pending={sign.isPending}
        onConfirm={() => price !== undefined && sign.run({ weeks, tonnes, price })}
      >
        {price !== undefined && (
          <p>
            {formatNumber(tonnes)} tonnes per day at {formatMoney(price)} each, from midnight until{' '}
            {dateText(world.start, ends)}. You cannot cancel this contract, even if the price falls or you fly
            less.
          </p>
        )}
      </ConfirmDialog>
    </form>
  );
}
