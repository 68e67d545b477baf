import { LEASE_MIN_WEEKS } from '#game/fleet/disposal.ts';
import type { LeaseQuote } from '#game/fleet/lease-quote.ts';
import type { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { Line } from '#web/components/line.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { leaseDeliveryText } from './lease-delivery-text.ts';
import type { ShopRow, ShopTerms } from './shop-rows.ts';
import { stockText } from './stock-words.ts';

interface OrderTermsProps {
  row: ShopRow;
  terms: ShopTerms;
  count: number;
  /** Null for a purchase. */
  lease: LeaseQuote | null;
  bought: ReturnType<typeof purchaseQuote>;
}

/** The conditions and amounts of an order. */
export function OrderTerms({ row: { stock, deliveryDays }, terms, count, lease, bought }: OrderTermsProps) {
  if (lease)
    return (
      <dl className="flex flex-col gap-1">
        <Line label="Age">{lease.age === 0 ? 'new' : formatCount(lease.age, 'year')}</Line>
        {lease.age > 0 && (
          <Line label="Flown">
            {formatNumber(lease.hours)} h, condition {formatPercent(lease.condition)}
          </Line>
        )}
        {stock && <Line label="Available to lease">{stockText(stock, terms.start)}</Line>}
        <Line label="Deposit, refundable">{formatMoney(lease.deposit * count)}</Line>
        <Line label="First week">{formatMoney(lease.weeklyRate * count)}</Line>
        {lease.refit > 0 && <Line label="Custom cabin">{formatMoney(lease.refit * count)}</Line>}
        <Line label="At your hub">{leaseDeliveryText(count, lease.deliveryDays, terms.firstLease)}</Line>
        <Line label="Minimum term">{LEASE_MIN_WEEKS} weeks</Line>
      </dl>
    );
  return (
    <dl className="flex flex-col gap-1">
      <Line label="Price each">{formatMoney(bought.each)}</Line>
      {bought.discount > 0 && <Line label="Volume discount">{formatPercent(bought.discount)}</Line>}
      {bought.refit > 0 && <Line label="Custom cabin">{formatMoney(bought.refit * count)}</Line>}
      <Line label="First delivery">
        {deliveryDays === null ? '…' : `in ${formatCount(deliveryDays, 'day')}`}
      </Line>
    </dl>
  );
}
