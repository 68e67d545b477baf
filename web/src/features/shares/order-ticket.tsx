import { useState } from 'react';
import type { Book, QuotedAirline } from '#game/payloads/shares.ts';
import { amountOf, describePriceBand } from '#game/shares/price-band.ts';
import { ORDER_DAYS } from '#game/shares/share-limits.ts';
import type { Holding } from '#game/tables/holding.ts';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatDecimal, formatMoney } from '#web/lib/format.ts';
import { useOwnOrders } from '#web/lib/game/shares.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { cashProblem, type FormProblem } from './form-problem.ts';
import { formatCents } from './format-cents.ts';
import { FOUNDER_TEXT, reclaimText } from './reclaim-text.ts';
import { CountField, PriceField } from './share-fields.tsx';
import { ShareForm } from './share-form.tsx';
import { useBuyObstacle } from './use-buy-obstacle.ts';

type Side = 'buy' | 'sell';
const SIDES = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;
const KINDS = [
  { value: 'limit', label: 'With a limit', note: `Up to ${ORDER_DAYS} days` },
  { value: 'market', label: 'At any price', note: 'Next auction only' },
] as const;

/** Ids of the inputs. */
const COUNT = 'order-lots';
const LIMIT = 'order-limit';

interface OrderTicketProps {
  listing: QuotedAirline;
  book: Book;
  cash: number;
  /** The airline's shares of it, if any. */
  held: Holding | undefined;
}

/** Places an order. Shows the worst price, the total and what remains before it is sent. */
export function OrderTicket({ listing, book, cash, held }: OrderTicketProps) {
  const { airline, code } = listing;
  const [side, setSide] = useState<Side>('buy');
  const [kind, setKind] = useState<'limit' | 'market'>('limit');
  const [lots, setLots] = useState(10);
  const [typed, setTyped] = useState<number | null>(null);
  const free = held ? held.lots - held.reserved : 0;
  const limit = kind === 'market' ? (side === 'buy' ? book.max : book.min) : (typed ?? book.last);
  const total = amountOf(lots, limit);
  const buyObstacle = useBuyObstacle(airline, code, total);
  const other = useOwnOrders().data?.find((order) => order.issuer === airline && order.side !== side);
  const obstacle =
    side === 'buy' && buyObstacle
      ? buyObstacle
      : other && `You have an open order to ${other.side} these shares. Cancel that first.`;
  const problem = problemOf();
  function problemOf(): FormProblem | undefined {
    if (!Number.isInteger(lots) || lots < 1)
      return { input: COUNT, text: 'Enter the number of lots, at least 1.' };
    if (Number.isNaN(limit))
      return { input: LIMIT, text: `Enter a price in dollars, such as ${formatDecimal(24.5, 2)}.` };
    if (!(limit >= book.min && limit <= book.max))
      return { input: LIMIT, text: describePriceBand(book, formatCents) };
    if (side === 'buy') return cashProblem(total, cash);
    return lots > free ? { input: COUNT, text: `You have ${formatCount(free, 'lot')} to sell.` } : undefined;
  }
  const order = useAction({
    mutationFn: () => act('share.order', { airline, side, lots, ...(kind === 'limit' ? { limit } : {}) }),
    onSuccess: () => notify(`Order for ${formatCount(lots, 'lot')} of ${code} placed.`, 'good'),
  });
  const verb = side === 'buy' ? 'Buy' : 'Sell';
  const outcome =
    side === 'buy'
      ? `at most ${formatMoney(total)} in total. Leaves ${formatMoney(cash - total)} in cash.${listing.rival ? '' : FOUNDER_TEXT}`
      : `at least ${formatMoney(total)} if all lots are sold. That leaves ${formatCount((held?.lots ?? 0) - lots, 'lot')}.`;
  return (
    <ShareForm
      action="share.order"
      label={`Order for ${code}`}
      title="Order"
      problem={problem}
      obstacle={obstacle}
      consequence={`Worst price ${formatCents(limit)} per share, ${outcome}${reclaimText(side, limit, listing)}`}
      button={`${verb} ${formatCount(lots || 0, 'lot')} · ${formatMoney(total || 0)}`}
      pending={order.isPending}
      onSubmit={() => order.run()}
      failure="The order was not placed"
      error={order.error}
    >
      <ChoiceGroup legend="Side" choices={SIDES} value={side} onChange={setSide} />
      <ChoiceGroup legend="Price" choices={KINDS} value={kind} onChange={setKind} />
      <div className="grid grid-cols-2 gap-3">
        <CountField id={COUNT} label="Lots of 100 shares" min={1} value={lots} onChange={setLots} />
        <PriceField
          id={LIMIT}
          label={side === 'buy' ? 'Highest price, $' : 'Lowest price, $'}
          disabled={kind === 'market'}
          value={limit}
          onChange={setTyped}
        />
      </div>
    </ShareForm>
  );
}
