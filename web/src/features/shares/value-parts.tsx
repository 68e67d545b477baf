import type { ShareListingDetail } from '#game/payloads/shares.ts';
import { EQUITY_SHARE, NEEDED_WEEKS, PROFIT_MULTIPLE, REVENUE_MULTIPLE } from '#game/share/fair-value.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';

/** The parts of a fair value as a list. */
export function ValueParts({ parts }: { parts: ShareListingDetail['parts'] }) {
  const rows: [string, number][] = [
    [`${formatPercent(EQUITY_SHARE)} of equity without surplus cash`, parts.assets],
    [`Cash beyond ${NEEDED_WEEKS} weeks of fixed costs`, parts.surplusCash],
    [
      `${PROFIT_MULTIPLE} × yearly operating result, at most ${REVENUE_MULTIPLE} × yearly revenue`,
      parts.earnings,
    ],
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
