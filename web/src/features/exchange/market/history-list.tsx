import type { ListingDetail } from '#game/payloads/exchange.ts';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { partyText } from '../parts/party-text.ts';
import type { Names } from '../parts/use-names.ts';
import { ageText } from './deal-words.ts';

type Entry = ListingDetail['history'][number];

/** Returns what has happened: "Sold by Alpha Air to Dealers". */
export function eventText({ event, seller, owner, check_kind }: Entry): string {
  switch (event) {
    case 'delivered':
      return `Delivered to ${partyText(owner)}`;
    case 'stock':
      return 'Added to the dealers’ stock';
    case 'sale':
      return seller ? `Sold by ${partyText(seller)} to ${partyText(owner)}` : `Sold to ${partyText(owner)}`;
    case 'check':
      return `${check_kind.toUpperCase()} check by ${partyText(owner)}`;
    case 'scrapped':
      return 'Scrapped';
  }
}

/** The events of an aircraft, the newest first. */
export function HistoryList({ history, names }: Pick<ListingDetail, 'history'> & { names: Names }) {
  if (history.length === 0) return <p className="text-13 text-muted">It has never been traded.</p>;
  return (
    <ol className="flex flex-col divide-y divide-line text-13">
      {history.toReversed().map((entry) => (
        <li
          key={`${entry.minute} ${entry.event} ${entry.check_kind}`}
          className="flex flex-col gap-0.5 py-1.5"
        >
          <span className="flex items-baseline justify-between gap-3">
            <span>{eventText(entry)}</span>
            <span className="tabular-nums">{entry.price > 0 && formatMoney(entry.price)}</span>
          </span>
          <span className="text-12 text-muted tabular-nums">
            {names.on(entry.minute)} · <span className="code normal-nums">{entry.registration}</span> ·{' '}
            {ageText(entry.age)} · {formatNumber(entry.hours)} h
          </span>
        </li>
      ))}
    </ol>
  );
}
