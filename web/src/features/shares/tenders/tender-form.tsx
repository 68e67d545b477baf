import { useState } from 'react';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { CONTROL, MEAN_DAYS, PREMIUM_PERCENT, REPEAT_DAYS, tenderTime } from '#game/shares/tender.ts';
import { DAY } from '#game/world/time.ts';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { cashProblem, type FormProblem } from '../form-problem.ts';
import { formatCents } from '../format-cents.ts';
import { reclaimText } from '../reclaim-text.ts';
import { PriceField } from '../share-fields.tsx';
import { ShareForm } from '../share-form.tsx';
import { useBuyObstacle } from '../use-buy-obstacle.ts';

export interface TenderFormProps {
  listing: QuotedAirline;
  view: TenderView;
  terms: NonNullable<TenderView['terms']>;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Says why the minimum price is what it is. */
const minimumText = ({ mean, premium, equity }: TenderFormProps['terms']): string =>
  `${PREMIUM_PERCENT}% of the mean price over ${MEAN_DAYS} days (${formatCents(Math.round(mean))}) is ${formatCents(premium)}, and equity per share is ${equity > 0 ? formatCents(equity) : 'below zero'}. The minimum is the higher of the two.`;

/** Makes an offer for all shares of an airline. */
export function TenderForm({ listing, view, terms, cash, start }: TenderFormProps) {
  const { airline, code, fair } = listing;
  const { min, max, lots, held, from } = terms;
  const { isRival, counted } = view;
  const [typed, setTyped] = useState<number>();
  const price = typed ?? min;
  const total = amountOf(lots, price);
  const problem = problemOf();
  function problemOf(): FormProblem | undefined {
    if (from > 0)
      return {
        text: `Your last offer has failed. You can make another one from ${momentText(start, from)} UTC, ${REPEAT_DAYS} days later.`,
      };
    if (!(price >= min && price <= max))
      return { text: `Choose a price from ${formatCents(min)} to ${formatCents(max)} per share.` };
    return cashProblem(total, cash);
  }
  const offer = useAction({
    mutationFn: () => act('share.tender', { airline, price }),
    onSuccess: () => notify(`Offer for ${code} made. ${formatMoney(total)} is in escrow.`, 'good'),
  });
  return (
    <ShareForm
      action="share.tender"
      label={`Offer for ${code}`}
      lead={
        <>
          <p className="text-13 text-muted tabular-nums">
            Open for {formatCount(tenderTime(isRival) / DAY, 'game day')}. It succeeds if owners of more than{' '}
            {formatPercent(CONTROL)} of {formatCount(counted, 'lot')} accept
            {held > 0 && `, counting your own ${formatCount(held, 'lot')}`}. Otherwise you get your money
            back. The price falls by each dividend paid in that time. {minimumText(terms)}
          </p>
          <p className="text-13 text-muted tabular-nums">
            {isRival
              ? `Investors hold the founders' shares and accept any price from the minimum.`
              : `The founders' shares of a player are not for sale.`}{' '}
            Investors sell their other shares at fair value or above: {formatCents(Math.floor(fair))}.
          </p>
        </>
      }
      problem={problem}
      obstacle={useBuyObstacle(airline, code, 0)}
      consequence={`${formatCount(lots, 'lot')} at ${formatCents(price)} per share. Leaves ${formatMoney(cash - total)} in cash.${reclaimText('buy', price, listing)}`}
      button={`Make offer · ${formatMoney(total || 0)}`}
      pending={offer.isPending}
      onSubmit={() => offer.run()}
      failure="The offer was not made"
      error={offer.error}
    >
      <PriceField id="tender-price" label="Price per share, $" autoFocus value={price} onChange={setTyped} />
    </ShareForm>
  );
}
