import { CODE_RETIRED_WEEKS } from '#game/airline/airline-code.ts';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { SLOT_SHARE } from '#game/slots/airport-slots.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { formatCents } from '../format-cents.ts';

type Control = NonNullable<TenderView['control']>;

/** Lists what moves to the buyer, without what the airline does not have. */
function movedText({ aircraft, routes, duplicates, slots, loans, debt, cash }: Control): string {
  const parts = [
    aircraft > 0 &&
      `${formatCount(aircraft, 'aircraft')} with ${aircraft === 1 ? 'its' : 'their'} flights and checks`,
    routes > 0 &&
      `${formatCount(routes, 'route')}${duplicates > 0 ? ` (${duplicates} of them you have already; those flights take your fares)` : ''}`,
    slots > 0 && formatCount(slots, 'slot'),
    loans > 0 && `${formatCount(loans, 'loan')} of ${formatMoney(debt)}`,
  ];
  return [...parts.filter(Boolean), `${formatMoney(cash)} in cash`].join(', ');
}

/** Costs of a merger, in whole US dollars. */
interface MergerSums {
  /** Subject of a sentence about the owners that are paid. */
  others: string;
  payout: number;
  /** Cash of both airlines. */
  together: number;
}

/** Returns what a merger costs. @param cash of the buyer */
export const mergerSums = (
  { isRival }: TenderView,
  { minority, price, cash: gained }: Control,
  cash: number,
): MergerSums => ({
  others: isRival ? 'The other holders' : 'The other holders and the founders',
  payout: amountOf(minority, price),
  together: cash + gained,
});

interface MergerTermsProps {
  listing: QuotedAirline;
  control: Control;
  sums: MergerSums;
}

/** Names what moves with a merger, what ends, and what it costs. */
export function MergerTerms({ listing: { name, code }, control, sums }: MergerTermsProps) {
  const { minority, price, lost_routes, surplus_slots, removed_legs } = control;
  const { others, payout, together } = sums;
  return (
    <>
      <p>
        <b>Moves to you:</b> {movedText(control)}. Its past results join your books.
      </p>
      <p>
        <b>Ends:</b> the airline {name}, its listing, all orders for its shares, and your shares in it. Its
        shares of other airlines go to investors. Its code is kept free for {CODE_RETIRED_WEEKS} weeks.
      </p>
      {lost_routes > 0 && (
        <p>
          <b>Closed:</b> {formatCount(lost_routes, 'route')} of {code} outside your home. Its home does not
          become yours, but its certificates do.
        </p>
      )}
      {surplus_slots > 0 && (
        <p>
          <b>Given up:</b> {formatCount(surplus_slots, 'slot')}, because an airline may hold at most{' '}
          {formatPercent(SLOT_SHARE)} of an hour's slots.
          {removed_legs > 0 &&
            ` ${formatCount(removed_legs, 'weekly flight')} of ${code} without a slot ${removed_legs === 1 ? 'leaves' : 'leave'} the timetable. Check the weeks of its aircraft afterwards.`}
        </p>
      )}
      <p>
        {minority > 0
          ? `${others} get ${formatCents(price)} per share: ${formatMoney(payout)}. Leaves ${formatMoney(together - payout)} in cash.`
          : `You hold all shares, so it costs nothing. Leaves ${formatMoney(together)} in cash.`}{' '}
        This cannot be undone.
      </p>
    </>
  );
}
