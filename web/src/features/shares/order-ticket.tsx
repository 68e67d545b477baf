import { type FormEvent, useState } from 'react';
import type { Book, QuotedAirline } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { ORDER_DAYS } from '#game/share/share-limits.ts';
import type { Holding } from '#game/tables/holding.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { parseCents, typedCents } from './parse-cents.ts';

type Side = 'buy' | 'sell';
const SIDES = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;
const KINDS = [
  { value: 'limit', label: 'With a limit', note: `Up to ${ORDER_DAYS} days` },
  { value: 'market', label: 'At any price', note: 'Next auction only' },
] as const;

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
  const [typed, setTyped] = useState<string | null>(null);
  const free = held ? held.lots - held.reserved : 0;
  const text = typed ?? typedCents(book.last);
  const limit = kind === 'market' ? (side === 'buy' ? book.max : book.min) : parseCents(text);
  const total = amountOf(lots, limit);
  const problem = problemOf();
  function problemOf(): string | undefined {
    if (!Number.isInteger(lots) || lots < 1) return 'Enter the number of lots, at least 1.';
    if (!(limit >= book.min && limit <= book.max))
      return `Today the price can be between ${formatCents(book.min)} and ${formatCents(book.max)}.`;
    if (side === 'sell' && lots > free) return `You have ${formatCount(free, 'lot')} to sell.`;
    if (side === 'buy' && total > cash)
      return `This needs ${formatMoney(total)}, and you have ${formatMoney(cash)}.`;
    return undefined;
  }
  const order = useAction({
    mutationFn: () => act('share.order', { airline, side, lots, ...(kind === 'limit' ? { limit } : {}) }),
    onSuccess: () => notify(`Order for ${formatCount(lots, 'lot')} of ${code} placed.`, 'good'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) order.run();
  };
  const verb = side === 'buy' ? 'Buy' : 'Sell';
  const remains =
    side === 'buy'
      ? `Leaves ${formatMoney(cash - total)} in cash.`
      : `Leaves ${formatCount((held?.lots ?? 0) - lots, 'lot')}.`;
  return (
    <form
      aria-label={`Order for ${code}`}
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">Order</h3>
      <ChoiceGroup legend="Side" choices={SIDES} value={side} onChange={setSide} />
      <ChoiceGroup legend="Price" choices={KINDS} value={kind} onChange={setKind} />
      <div className="grid grid-cols-2 gap-3">
        <Field id="order-lots" label="Lots of 100 shares">
          <input
            id="order-lots"
            type="number"
            inputMode="numeric"
            min={1}
            value={Number.isNaN(lots) ? '' : lots}
            onChange={({ target }) => setLots(target.valueAsNumber)}
            className={`${inputClass} tabular-nums`}
          />
        </Field>
        <Field id="order-limit" label={side === 'buy' ? 'Highest price, $' : 'Lowest price, $'}>
          <input
            id="order-limit"
            type="text"
            inputMode="decimal"
            disabled={kind === 'market'}
            value={kind === 'market' ? typedCents(limit) : text}
            onChange={({ target }) => setTyped(target.value)}
            className={`${inputClass} tabular-nums`}
          />
        </Field>
      </div>
      <p role="status" className={`min-h-10 text-13 tabular-nums ${problem ? 'text-bad' : 'text-muted'}`}>
        {problem ??
          `Worst price ${formatCents(limit)} per share, ${side === 'buy' ? 'at most' : 'at least'} ${formatMoney(total)} in total. ${remains}`}
      </p>
      <Button
        type="submit"
        tone="primary"
        disabled={Boolean(problem)}
        pending={order.isPending}
        className="self-start max-md:w-full"
      >
        {verb} {formatNumber(problem ? 0 : lots)} lots · {formatMoney(problem ? 0 : total)}
      </Button>
      <ActionFailure title="The order was not placed" error={order.error} />
    </form>
  );
}
