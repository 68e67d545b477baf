import type { SaleView } from '#game/payloads/exchange.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Line } from '#web/components/line.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatCount, formatMoney, formatMoneyShort, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useSale } from '#web/lib/game/exchange.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { BidForm } from '../market/bid-form.tsx';
import { ageText } from '../market/deal-words.ts';
import { Part } from '../parts/part.tsx';
import { partyText } from '../parts/party-text.ts';
import { ReclaimNote } from '../parts/reclaim-note.tsx';
import type { Names } from '../parts/use-names.ts';
import { AuctionForm } from './auction-form.tsx';
import { DealersSale } from './dealers-sale.tsx';
import { Leaseback } from './leaseback.tsx';
import { ListingForm } from './listing-form.tsx';
import { SaleKind } from './sale-kind.tsx';
import { YoungNote } from './young-note.tsx';

function Asked({ asked }: Pick<SaleView, 'asked'>) {
  if (asked.count === 0) return <p className="text-13 text-muted">No other one of this model is for sale.</p>;
  return (
    <>
      <dl className="flex flex-col gap-1 text-13">
        {asked.rows.map(({ id, seller, price, age, hours }) => (
          <Line key={id} label={`${partyText(seller)} · ${ageText(age)} · ${formatNumber(hours)} h`}>
            {formatMoney(price)}
          </Line>
        ))}
      </dl>
      {asked.count > asked.rows.length && (
        <p className="text-12 text-muted">
          The cheapest {formatNumber(asked.rows.length)} of {formatNumber(asked.count)}.
        </p>
      )}
    </>
  );
}

function Trades({ trades, names }: Pick<SaleView, 'trades'> & { names: Names }) {
  if (trades.length === 0)
    return <p className="text-13 text-muted">No aircraft of this model has been sold yet.</p>;
  return (
    <dl className="flex flex-col gap-1 text-13">
      {trades.map(({ minute, price, ofValue, age, seller, owner }) => (
        <Line
          key={`${minute} ${price} ${seller.id}`}
          label={`${names.on(minute)} · ${ageText(age)} · ${partyText(seller)} to ${partyText(owner)}`}
        >
          {formatMoney(price)} ({formatPercent(ofValue)})
        </Line>
      ))}
    </dl>
  );
}

/** Returns what happens to the flights of an aircraft that is for sale. */
export function timetableText(
  { legs, lands }: Pick<SaleView, 'legs' | 'lands'>,
  names: Pick<Names, 'at'>,
): string {
  const flights =
    legs === 0
      ? 'It has no flights in the timetable.'
      : `It flies its ${formatCount(legs, 'weekly flight')} until it is sold. They then leave the timetable.`;
  return lands > 0
    ? `${flights} It is in the air: sold now, it would change hands after the landing, ${names.at(lands)}.`
    : flights;
}

function Ways({ sale, registration, names, onClose }: WaysProps) {
  const { listing, obstacle } = sale;
  if (listing?.kind === 'auction')
    return (
      <Part title="Auction">
        <BidForm auction={listing.id} names={names} />
        <p className="text-12 text-muted">An auction cannot be withdrawn.</p>
      </Part>
    );
  if (obstacle && !listing)
    return (
      <Banner tone="warn" title="Not for sale now">
        {obstacle.message}
      </Banner>
    );
  if (listing)
    return (
      <Part title="Your listing">
        <ListingForm key={`${listing.price} ${listing.offers}`} sale={sale} registration={registration} />
      </Part>
    );
  return (
    <>
      <Part title="Sell to other airlines">
        <YoungNote names={names} />
        <SaleKind
          price={<ListingForm sale={sale} registration={registration} />}
          auction={<AuctionForm sale={sale} registration={registration} />}
        />
        <ReclaimNote side="seller" />
      </Part>
      <Part title="Sell to dealers">
        <DealersSale sale={sale} registration={registration} onSold={onClose} />
      </Part>
      <Part title="Sell and lease back">
        <Leaseback sale={sale} registration={registration} onSold={onClose} />
      </Part>
    </>
  );
}

interface WaysProps {
  sale: SaleView;
  registration: string;
  names: Names;
  onClose: () => void;
}

interface SellViewProps {
  /** Id of an own aircraft. */
  aircraft: string;
  names: Names;
  onClose: () => void;
}

/** Price, market and ways of selling an own aircraft. */
export function SellView({ aircraft: id, names, onClose }: SellViewProps) {
  const { data: fleet, error: fleetError, refetch: refetchFleet } = useFleet();
  const record = fleet?.find((one) => one.id === id);
  const { data: sale, error: saleError, refetch } = useSale(id, record !== undefined);
  const error = saleError ?? (fleet ? null : fleetError);
  if (sale === null || (fleet && !record))
    return (
      <EmptyState title="Not in your fleet" action={<Button onClick={onClose}>Show your aircraft</Button>}>
        You have sold or returned this aircraft.
      </EmptyState>
    );
  if (error && !sale)
    return (
      <ErrorState
        title="The sale could not be prepared"
        error={error}
        onRetry={() => void (fleet ? refetch() : refetchFleet())}
      />
    );
  if (!sale)
    return (
      <div role="status" aria-label="Loading the sale" className="flex animate-late flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-60" />
      </div>
    );
  const registration = record?.registration ?? '';
  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-13 text-muted">
        <span className="code normal-nums">{registration}</span> {record && names.modelName(record.model)}
      </p>
      <div className="grid grid-cols-2 gap-4">
        <Figure label="Market value" value={formatMoneyShort(sale.value)} full={formatMoney(sale.value)} />
        <Figure
          label="Dealers pay now"
          value={formatMoneyShort(sale.dealers)}
          full={formatMoney(sale.dealers)}
        />
      </div>
      <p className="text-13 text-muted">{timetableText(sale, names)}</p>
      <Ways sale={sale} registration={registration} names={names} onClose={onClose} />
      <Part title="What others ask">
        <Asked asked={sale.asked} />
      </Part>
      <Part title="Last sales">
        <Trades trades={sale.trades} names={names} />
      </Part>
    </div>
  );
}
