import { useState } from 'react';
import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { buybackMax } from '#game/shares/buyback.ts';
import { amountOf, describePriceBand, priceBand } from '#game/shares/price-band.ts';
import { FLOAT_PERCENT_MIN, ORDER_DAYS } from '#game/shares/share-limits.ts';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { FormProblem } from './form-problem.ts';
import { formatCents } from './format-cents.ts';
import { reserveProblem } from './reserve-problem.ts';
import { CountField, PriceField } from './share-fields.tsx';
import { FORM_BOX, ShareForm } from './share-form.tsx';

/** Ids of the inputs. */
const COUNT = 'buyback-lots';
const LIMIT = 'buyback-limit';

interface BuybackFormProps {
  listing: QuotedAirline;
  own: NonNullable<ShareMarket['own']>;
  /** Lots in open orders to buy shares back. */
  open: number;
}

/** Orders shares of the player's own airline, as far as others keep enough. They are cancelled when they are bought. */
export function BuybackForm({ listing, own, open }: BuybackFormProps) {
  const most = buybackMax(listing, open);
  if (most > 0) return <PossibleBuyback listing={listing} own={own} most={most} />;
  return (
    <section aria-label="Buy-back" className={FORM_BOX}>
      <h3 className="font-medium">Buy shares back</h3>
      <p className="text-13 text-muted">
        You cannot buy back {open > 0 ? 'more than you have ordered' : 'any'}. At least {FLOAT_PERCENT_MIN}%
        of the shares must belong to other owners.
      </p>
    </section>
  );
}

interface PossibleBuybackProps extends Omit<BuybackFormProps, 'open'> {
  /** Lots that can be bought back. */
  most: number;
}

function PossibleBuyback({ listing, own, most }: PossibleBuybackProps) {
  const { lots: all, founder_lots, fair } = listing;
  const [lots, setLots] = useState(Math.min(100, most));
  const [typed, setTyped] = useState<number | null>(null);
  const band = priceBand(listing.band_price);
  const limit = typed ?? listing.price;
  const amount = amountOf(lots, limit);
  const problem = problemOf();
  function problemOf(): FormProblem | undefined {
    if (!Number.isInteger(lots) || lots < 1 || lots > most)
      return {
        input: COUNT,
        text: `Enter 1 to ${formatCount(most, 'lot')}. At least ${FLOAT_PERCENT_MIN}% of the shares must belong to other owners.`,
      };
    if (!(limit >= band.min && limit <= band.max))
      return { input: LIMIT, text: describePriceBand(band, formatCents) };
    return reserveProblem(amount, own);
  }
  const buyBack = useAction({
    mutationFn: () => act('share.buyback', { lots, limit }),
    onSuccess: () => notify(`Order to buy back ${formatCount(lots, 'lot')} placed.`, 'good'),
  });
  const after = all - lots;
  return (
    <ShareForm
      action="share.buyback"
      label="Buy-back"
      title="Buy shares back"
      lead={
        <p className="text-13 text-muted">
          An order for your own shares that stays open for up to {ORDER_DAYS} days. Shares that it buys are
          cancelled, so each remaining share is a larger part of the airline. Fair value is{' '}
          {formatCents(fair)} per share.
        </p>
      }
      problem={problem}
      consequence={`Leaves ${formatMoney(own.cash - amount)} in cash. If all are bought, ${formatNumber(after)} of ${formatNumber(all)} lots remain, and the founders' stake grows from ${formatPercent(founder_lots / all, 1)} to ${formatPercent(founder_lots / after, 1)}.`}
      button={`Buy back ${formatCount(problem ? 0 : lots, 'lot')} · ${formatMoney(problem ? 0 : amount)}`}
      pending={buyBack.isPending}
      onSubmit={() => buyBack.run()}
      failure="The order was not placed"
      error={buyBack.error}
    >
      <div className="grid grid-cols-2 gap-3">
        <CountField
          id={COUNT}
          label="Lots of 100 shares"
          min={1}
          max={most}
          value={lots}
          onChange={setLots}
        />
        <PriceField id={LIMIT} label="Highest price, $" value={limit} onChange={setTyped} />
      </div>
    </ShareForm>
  );
}
