import type { QuotedAirline, ShareListingDetail } from '#game/payloads/shares.ts';
import {
  EQUITY_SHARE,
  NEEDED_WEEKS,
  PACE,
  PROFIT_MULTIPLE,
  REVENUE_MULTIPLE,
} from '#game/shares/fair-value.ts';
import { valueAfterIssue } from '#game/shares/listed-value.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { formatCents } from './format-cents.ts';

interface ValuePartsProps {
  parts: ShareListingDetail['parts'];
  /** More rows: names and amounts in whole US dollars. */
  more?: readonly (readonly [string, number])[];
}

/** The parts of a fair value as a list. */
export function ValueParts({ parts, more = [] }: ValuePartsProps) {
  const rows: (readonly [string, number])[] = [
    [`${formatPercent(EQUITY_SHARE)} of equity without surplus cash`, parts.assets],
    [`Cash beyond ${NEEDED_WEEKS} weeks of fixed costs`, parts.surplusCash],
    [
      `${PROFIT_MULTIPLE} × yearly operating result, at most ${REVENUE_MULTIPLE} × yearly revenue`,
      parts.earnings,
    ],
    ...more,
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-13 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the value of a share in an issue that is open, if all of it is sold, in cents. */
const afterIssue = ({ fair, lots, issue_lots, issue_price }: QuotedAirline): number =>
  valueAfterIssue(valueOfShares(fair, lots), issue_lots, issue_price, lots + issue_lots);

interface FairValuePartsProps {
  listing: QuotedAirline;
  /** Undefined while they are loading. */
  parts: ShareListingDetail['parts'] | undefined;
}

/** Explains a fair value: how it moves, and the sum behind it. */
export function FairValueParts({ listing, parts }: FairValuePartsProps) {
  const { state, target, lots, issue_lots } = listing;
  const all = valueOfShares(target, lots);
  const sum = parts ? parts.assets + parts.surplusCash + parts.earnings : all;
  // The parts are those of the last Monday. A difference below a cent per share comes from rounding.
  const since =
    Math.abs(all - sum) < lots
      ? []
      : [['Shares issued or bought back and dividends since', all - sum] as const];
  return (
    <div className="flex flex-col gap-2">
      <p>
        {state === 'subscribing'
          ? `The value before the issue. If all ${formatCount(issue_lots, 'lot')} are sold, it is ${formatCents(afterIssue(listing))} afterwards. It is the sum of:`
          : `Moves ${formatPercent(PACE)} of the way to its target of ${formatCents(target)} each game week. The target is the sum of:`}
      </p>
      {parts && (
        <ValueParts parts={parts} more={[...since, [`Together, for ${formatCount(lots, 'lot')}`, all]]} />
      )}
    </div>
  );
}
