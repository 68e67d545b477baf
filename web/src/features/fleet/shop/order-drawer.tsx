import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { LEASE_MAX, ORDER_MAX } from '#game/actions/limits.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { cabinFits } from '#game/fleet/aircraft/cabin.ts';
import { LEASE_AGE_MAX, leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import {
  formatDecimal,
  formatDistance,
  formatMoney,
  formatMoneyShort,
  formatNumber,
} from '#web/lib/format.ts';
import { offerUndo } from '#web/lib/offer-undo.ts';
import { useUnits } from '#web/lib/settings.ts';
import { tripCost } from '#web/lib/trip-cost.ts';
import { useAction } from '#web/lib/use-action.ts';
import { CabinChooser } from '../cabin-chooser.tsx';
import type { Livery } from '../picture-column.tsx';
import { readableCabin } from '../readable-cabin.ts';
import { useCompared } from '../use-compared.ts';
import { ModelFacts } from './model-facts.tsx';
import { OrderTerms } from './order-terms.tsx';
import type { ShopRow, ShopTerms } from './shop-rows.ts';
import { nextText } from './stock-words.ts';

const SCALE = 5;
const orderedSchema = z.object({ aircraft: z.array(z.string()) });

interface OrderDrawerProps {
  row: ShopRow;
  terms: ShopTerms;
  livery: Livery;
  onClose: () => void;
}

/** Details of a model and the form to lease or buy it. */
export function OrderDrawer({ row, terms, livery, onClose }: OrderDrawerProps) {
  const { model, price: newPrice, stock } = row;
  const units = useUnits();
  const navigate = useNavigate();
  const { params, change } = useAddress();
  const { data: airline } = useOwnAirline();
  const { compared, toggle, isFull } = useCompared();
  // Both are NaN while their texts are not numbers.
  const [typedCabin, setCabin] = useState(() => typicalCabin(model));
  const [typedCount, setCount] = useState(1);
  const cabin = readableCabin(typedCabin);
  const count = typedCount || 0;
  const choices = [
    ...(row.lease ? [{ value: 'lease' as const, label: 'Lease' }] : []),
    ...(newPrice === null ? [] : [{ value: 'buy' as const, label: 'Buy new' }]),
  ];
  const usual = stock?.available === 0 ? choices.at(-1) : choices[0];
  const how = choices.find(({ value }) => value === params.get('terms'))?.value ?? usual?.value;
  const lease = leaseQuote(model, terms.year, cabin);
  const bought = purchaseQuote(model, count, cabin);
  const now = how === 'lease' ? (lease?.dueNow ?? 0) * count : bought.total;
  const weekly = how === 'lease' ? (lease?.weeklyRate ?? 0) * count : 0;
  const leaves = airline && airline.cash - now;
  const max = how === 'buy' ? ORDER_MAX : Math.min(LEASE_MAX, stock?.available ?? LEASE_MAX);
  const good = cabinFits(model, typedCabin).fits && count >= 1 && count <= max;
  const trip = tripCost(model, cabin, terms.km, terms.fuelPrice, lease);

  const what = count === 1 ? 'aircraft' : `${formatNumber(count)} aircraft`;
  const { run, isPending, error } = useAction({
    mutationFn: () =>
      how === 'lease'
        ? act('fleet.lease', { model: model.id, count, cabin, price: lease?.weeklyRate ?? 0 }, orderedSchema)
        : act('fleet.buy', { model: model.id, count, cabin, price: bought.total }, orderedSchema),
    onSuccess: ({ aircraft }) => {
      offerUndo(
        `${how === 'lease' ? 'Leased' : 'Ordered'} ${formatNumber(count)} × ${model.manufacturer} ${model.model}.`,
        () => act('fleet.undo', { aircraft }),
      );
      return navigate(`?aircraft=${aircraft[0] ?? ''}`);
    },
  });
  const verb = how === 'lease' ? 'Lease' : 'Buy';
  const cost =
    how === 'lease' ? `${formatMoney(now)} now, ${formatMoney(weekly)} per week` : formatMoney(now);
  const isBlocked = useIsBlocked(how === 'lease' ? 'fleet.lease' : 'fleet.buy');
  const isCompared = compared.includes(model.id);

  return (
    <Drawer
      title={`${model.manufacturer} ${model.model}`}
      subtitle={
        model.last_year === null
          ? `Built since ${model.first_year}`
          : `Built from ${model.first_year} to ${model.last_year}`
      }
      onClose={onClose}
      actions={
        how && (
          <div className="flex w-full flex-col gap-1.5">
            <Button
              tone="primary"
              disabled={!good || isBlocked || (leaves !== undefined && leaves < 0)}
              pending={isPending}
              onClick={() => run()}
              className="h-auto! min-h-9 py-1.5 text-balance whitespace-normal!"
            >
              {verb} {what} · {cost}
            </Button>
            {isBlocked && <InsolvencyNote />}
            {!isBlocked && leaves !== undefined && (
              <p className={`text-center text-13 ${leaves < 0 ? 'text-bad' : 'text-muted'}`}>
                {leaves < 0
                  ? `You have ${formatMoney(airline?.cash ?? 0)}, ${formatMoney(-leaves)} too little.`
                  : `Cash afterwards: ${formatMoneyShort(leaves)}`}
              </p>
            )}
          </div>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex min-h-24 items-end justify-center rounded-control border border-line py-3">
          <Silhouette model={model} {...livery} scale={SCALE} className="max-w-full" />
        </div>
        <ModelFacts model={model} units={units} />
        <p className="text-muted tabular-nums">
          {trip
            ? `CASK over ${formatDistance(terms.km, units)}: ${formatDecimal(trip.seatKm * 100, 2)}\u202f¢, lease included.`
            : `With all seats taken, this aircraft cannot fly ${formatDistance(terms.km, units)}.`}
        </p>
        <Button disabled={isFull && !isCompared} aria-pressed={isCompared} onClick={() => toggle(model.id)}>
          {isCompared ? 'Remove from comparison' : 'Add to comparison'}
        </Button>
        {!how && (
          <Banner title="Not available">
            {terms.year < model.first_year
              ? `First deliveries are in ${model.first_year}.`
              : `Production ended more than ${LEASE_AGE_MAX} years ago, and no lessor has one.`}
          </Banner>
        )}
        {how && (
          <>
            {choices.length > 1 && (
              <ChoiceGroup
                legend="Terms"
                choices={choices}
                value={how}
                onChange={(value) => change({ terms: value })}
              />
            )}
            <CabinChooser model={model} cabin={typedCabin} onChange={setCabin} />
            {max === 0 && stock && (
              <Banner title="No lessor has one available">{nextText(stock, terms.start)}</Banner>
            )}
            <NumberField
              label="Count"
              min={1}
              max={Math.max(1, max)}
              value={typedCount}
              onChange={setCount}
              error={
                how === 'lease' && max > 0 && max < LEASE_MAX && count > max
                  ? `Lessors have ${max} left.`
                  : undefined
              }
            />
            <OrderTerms {...{ row, terms, count, bought }} lease={how === 'lease' ? lease : null} />
            <ActionFailure
              title={how === 'lease' ? 'The aircraft was not leased' : 'The aircraft was not bought'}
              error={error}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
