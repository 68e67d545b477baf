import type { QuotedAirline } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import type { Holding } from '#game/tables/holding.ts';
import { Tag } from '#web/components/tag.tsx';
import { formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#web/lib/format.ts';
import { CodeButton } from './code-button.tsx';
import { formatCents } from './format-cents.ts';
import { BELOW, CELL, HEAD, TABLE } from './table-classes.ts';

interface OwnHoldingsProps {
  holdings: readonly Holding[];
  listings: readonly QuotedAirline[];
}

const COLUMNS = [
  ['Airline', 'text-left'],
  ['Lots', 'text-right'],
  ['Stake', 'text-right max-md:hidden'],
  ['Paid per share', 'text-right max-md:hidden'],
  ['Value', 'text-right'],
  ['Gain', 'text-right'],
  ['Dividends and sales', 'text-right max-md:hidden'],
] as const;

function Gain({ amount }: { amount: number }) {
  const look = amount > 0 ? 'text-good' : amount < 0 ? 'text-bad' : '';
  return <span className={look}>{formatMoneyChange(amount)}</span>;
}

/** The airline's shares of others, with gains at the last price. */
export function OwnHoldings({ holdings, listings }: OwnHoldingsProps) {
  const rows = holdings.flatMap((holding) => {
    const listing = listings.find(({ airline }) => airline === holding.issuer);
    return listing ? [{ holding, listing }] : [];
  });
  return (
    <section aria-labelledby="holdings" className="flex flex-col gap-3">
      <h2 id="holdings" className="font-bold">
        Your shares
      </h2>
      <table aria-labelledby="holdings" className={TABLE}>
        <thead className="bg-raised text-12">
          <tr>
            {COLUMNS.map(([label, look]) => (
              <th key={label} scope="col" className={`${HEAD} ${look}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ holding: { id, lots, cost, income }, listing }) => {
            const value = amountOf(lots, listing.price);
            const stake = formatPercent(lots / listing.lots, 1);
            const paid = formatCents(cost / lots);
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className={`${CELL} text-left`}>
                  <CodeButton code={listing.code} />{' '}
                  {listing.insolvent_from > 0 && <Tag tone="bad">Insolvent</Tag>}
                </th>
                <td className={`${CELL} text-right`}>
                  {formatNumber(lots)}
                  <span className={BELOW}>{stake}</span>
                </td>
                <td className={`${CELL} text-right max-md:hidden`}>{stake}</td>
                <td className={`${CELL} text-right max-md:hidden`}>{paid}</td>
                <td className={`${CELL} text-right`}>
                  {formatMoney(value)}
                  <span className={BELOW}>Paid {paid}</span>
                </td>
                <td className={`${CELL} text-right`}>
                  <Gain amount={value - cost} />
                  <span className={BELOW}>{formatMoneyChange(income)} received</span>
                </td>
                <td className={`${CELL} text-right max-md:hidden`}>
                  <Gain amount={income} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
