import { useState } from 'react';
import type { ShareMarket } from '#game/payloads/shares.ts';
import {
  describeIssuePrices,
  describeTooLarge,
  issuePrices,
  netProceeds,
  proposedPercent,
  valueAfterIssue,
} from '#game/shares/listed-value.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import {
  FLOAT_PERCENT_MAX,
  FLOAT_PERCENT_MIN,
  FLOAT_WEEKS,
  FOUNDER_LOTS,
  ISSUE_COSTS,
  issueLots,
  PAYOUT_MIN,
  SUBSCRIPTION_DAYS,
} from '#game/shares/share-limits.ts';
import { investorsSubscribe } from '#game/shares/subscription.ts';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import type { FormProblem } from './form-problem.ts';
import { formatCents } from './format-cents.ts';
import { investorsWords } from './investors-words.ts';
import { youngLoanText } from './reclaim-text.ts';
import { CountField, PriceField } from './share-fields.tsx';
import { ShareForm } from './share-form.tsx';
import { ValueParts } from './value-parts.tsx';

/** Ids of the inputs. */
const PERCENT = 'float-percent';
const PRICE = 'float-price';

type Own = NonNullable<ShareMarket['own']>;

function NotReady({ own }: { own: Own }) {
  return (
    <p className="max-w-[72ch] text-13 text-muted">
      {own.weeks < FLOAT_WEEKS
        ? `Your airline can go public after it has flown for ${FLOAT_WEEKS} weeks. It has flown for ${formatCount(own.weeks, 'week')} so far.`
        : `Your airline can go public when its equity is positive. It is ${formatMoney(own.equity)} now.`}
    </p>
  );
}

/** Offers a part of the player's airline, with the consequences before it is confirmed. */
export function GoPublic({ own, investors }: { own: Own; investors: ShareMarket['investors'] }) {
  const start = useWorld().data?.start;
  const { fair, parts } = own;
  const [percent, setPercent] = useState(() => proposedPercent(fair, own.equity));
  const [typed, setTyped] = useState<number | null>(null);
  const isPercent = Number.isInteger(percent) && percent >= FLOAT_PERCENT_MIN && percent <= FLOAT_PERCENT_MAX;
  const { min, max } = issuePrices(fair, isPercent ? percent : FLOAT_PERCENT_MIN);
  const price = typed ?? min;
  const problem = problemOf();
  function problemOf(): FormProblem | undefined {
    if (!isPercent)
      return { input: PERCENT, text: `Offer ${FLOAT_PERCENT_MIN}% to ${FLOAT_PERCENT_MAX}% of the shares.` };
    if (!(price >= min && price <= max))
      return { input: PRICE, text: describeIssuePrices({ min, max }, formatCents) };
    const tooLarge = describeTooLarge(issueLots(percent), price, own.equity);
    return tooLarge === undefined ? undefined : { input: PERCENT, text: tooLarge };
  }
  const float = useAction({
    mutationFn: () => act('share.float', { percent, price }),
    onSuccess: () => notify('Your shares are open for subscription.', 'good'),
  });
  if (own.weeks < FLOAT_WEEKS || own.equity <= 0) return <NotReady own={own} />;
  const lots = issueLots(isPercent ? percent : FLOAT_PERCENT_MIN);
  const money = problem ? 0 : netProceeds(lots, price);
  const wanted = problem ? 0 : investorsSubscribe(lots, price, fair, investors.money);
  const after = valueAfterIssue(valueOfShares(fair, FOUNDER_LOTS), lots, price, FOUNDER_LOTS + lots);
  return (
    <ShareForm
      action="share.float"
      label="Go public"
      title="Go public"
      lead={
        <>
          <p className="text-13 text-muted">
            Sell new shares of your airline. Subscriptions run for {SUBSCRIPTION_DAYS} game days, and then the
            shares trade every hour. You keep control. A listed airline pays at least{' '}
            {formatPercent(PAYOUT_MIN)} of each quarter's profit as a dividend, and its value is public.
          </p>
          <ValueParts parts={parts} />
        </>
      }
      problem={problem}
      consequence={`Fair value is ${formatCents(fair)} per share, and about ${formatCents(after)} after the issue. Raises ${formatMoney(money)} after costs of ${formatPercent(ISSUE_COSTS)} if all ${formatCount(lots, 'lot')} are sold. Investors would buy ${formatCount(wanted, 'lot')} of them now (${formatPercent(wanted / lots)}). ${start ? investorsWords(investors, start) : ''} If less than half are wanted, the offer fails.${youngLoanText('subscriber')}`}
      button={`Offer ${isPercent ? percent : 0}% · ${formatMoney(money)}`}
      pending={float.isPending}
      onSubmit={() => float.run()}
      failure="Your airline did not go public"
      error={float.error}
    >
      <div className="grid grid-cols-2 gap-3">
        <CountField
          id={PERCENT}
          label="Offered, % of all shares"
          min={FLOAT_PERCENT_MIN}
          max={FLOAT_PERCENT_MAX}
          unit="%"
          value={percent}
          onChange={setPercent}
        />
        <PriceField id={PRICE} label="Price per share, $" value={price} onChange={setTyped} />
      </div>
    </ShareForm>
  );
}
