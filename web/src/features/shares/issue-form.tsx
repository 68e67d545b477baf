import { useState } from 'react';
import type { QuotedAirline, ShareMarket } from '#game/payloads/shares.ts';
import { changeLots } from '#game/shares/change-lots.ts';
import { describeTooLarge, netProceeds } from '#game/shares/listed-value.ts';
import {
  describeNewIssuePrices,
  NEW_ISSUE_PERCENT_MAX,
  newIssueMax,
  newIssuePrices,
} from '#game/shares/new-issue.ts';
import { ISSUE_COSTS, OFFER_DAYS, ORDER_DAYS } from '#game/shares/share-limits.ts';
import { investorsSubscribe } from '#game/shares/subscription.ts';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import type { FormProblem } from './form-problem.ts';
import { formatCents } from './format-cents.ts';
import { investorsWords } from './investors-words.ts';
import { youngLoanText } from './reclaim-text.ts';
import { CountField, PriceField } from './share-fields.tsx';
import { ShareForm } from './share-form.tsx';

/** Share of all shares that the form proposes. */
const PROPOSED = 0.1;

/** Ids of the inputs. */
const COUNT = 'issue-lots';
const PRICE = 'issue-price';

/** Offers new shares of the player's listed airline to those who hold shares. */
export function IssueForm({
  listing,
  equity,
  investors,
}: {
  listing: QuotedAirline;
  /** Whole US dollars. */
  equity: number;
  investors: ShareMarket['investors'];
}) {
  const start = useWorld().data?.start;
  const { lots: all, founder_lots, fair } = listing;
  const most = newIssueMax(all);
  const { min, max } = newIssuePrices(listing);
  const [lots, setLots] = useState(Math.round(all * PROPOSED));
  const [typed, setTyped] = useState<number | null>(null);
  const price = typed ?? min;
  const problem = problemOf();
  function problemOf(): FormProblem | undefined {
    if (!Number.isInteger(lots) || lots < 1 || lots > most)
      return {
        input: COUNT,
        text: `Enter 1 to ${formatCount(most, 'lot')}, ${NEW_ISSUE_PERCENT_MAX}% of the existing shares.`,
      };
    if (!(price >= min && price <= max))
      return { input: PRICE, text: describeNewIssuePrices({ min, max }, formatCents) };
    const tooLarge = describeTooLarge(lots, price, equity);
    return tooLarge === undefined ? undefined : { input: COUNT, text: tooLarge };
  }
  const issue = useAction({
    mutationFn: () => act('share.issue', { lots, price }),
    onSuccess: () => notify('Your new shares are offered to your holders.', 'good'),
  });
  const money = problem ? 0 : netProceeds(lots, price);
  const after = changeLots(listing, problem ? 0 : lots, money);
  const wanted = problem ? 0 : investorsSubscribe(lots, price, fair, investors.money);
  return (
    <ShareForm
      action="share.issue"
      label="New shares"
      title="Offer new shares"
      lead={
        <p className="text-13 text-muted">
          Your holders can subscribe to them in proportion to their shares for {OFFER_DAYS} days. The founders
          take none. The rest is then for sale at your price for up to {ORDER_DAYS} days. Costs are{' '}
          {formatPercent(ISSUE_COSTS)} of the proceeds.
        </p>
      }
      problem={problem}
      consequence={`Raises ${formatMoney(money)} if all are sold. Then there are ${formatNumber(after.lots)} lots, fair value is about ${formatCents(after.fair)} per share instead of ${formatCents(fair)}, and the founders' stake falls from ${formatPercent(founder_lots / all, 1)} to ${formatPercent(founder_lots / after.lots, 1)}. Investors would buy at most ${formatCount(wanted, 'lot')} now. ${start ? investorsWords(investors, start) : ''}${youngLoanText('subscriber')}`}
      button={`Offer ${formatCount(problem ? 0 : lots, 'lot')} · ${formatMoney(money)}`}
      pending={issue.isPending}
      onSubmit={() => issue.run()}
      failure="The new shares were not offered"
      error={issue.error}
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
        <PriceField id={PRICE} label="Price per share, $" value={price} onChange={setTyped} />
      </div>
    </ShareForm>
  );
}
