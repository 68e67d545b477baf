import type { ShareListingDetail } from '#game/payloads/shares.ts';
import { formatMoney } from '#web/lib/format.ts';

/** The parts of a fair value as a list. */
export function ValueParts({ parts }: { parts: ShareListingDetail['parts'] }) {
  const rows: [string, number][] = [
    ['85% of equity without surplus cash', parts.assets],
    ['Cash beyond eight weeks of fixed costs', parts.surplusCash],
    ['8 × yearly operating result', parts.earnings],
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
