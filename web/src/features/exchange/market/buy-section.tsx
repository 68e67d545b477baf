import { useState } from 'react';
import { Link } from 'react-router-dom';
import { priceBounds } from '#game/exchange/prices.ts';
import type { ListingDetail } from '#game/payloads/exchange.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import { OfferForm } from '../parts/offer-form.tsx';
import { Part } from '../parts/part.tsx';
import { ReclaimNote } from '../parts/reclaim-note.tsx';
import type { Names } from '../parts/use-names.ts';
import { BidForm } from './bid-form.tsx';
import { BuyDialog } from './buy-dialog.tsx';

interface BuySectionProps {
  detail: ListingDetail;
  names: Names;
  onBought: () => void;
}

/** The ways to get an aircraft: at its price, by an offer, or by a bid. */
export function BuySection({ detail, names, onBought }: BuySectionProps) {
  const { listing, obstacle, estate } = detail;
  const [isBuying, setBuying] = useState(false);
  const isBlocked = useIsBlocked('listing.buy');
  const airline = useOwnAirline().data;
  const cash = airline?.cash ?? 0;
  const { id, aircraft, kind, price, value, offers, seller } = listing;
  if (seller.id === airline?.id)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-13 text-muted">This is your own aircraft.</p>
        {kind === 'auction' ? (
          <Part title="Auction">
            <BidForm auction={id} names={names} />
          </Part>
        ) : (
          <Link
            to={linkTo('aircraftMarket', { view: 'sell', sell: aircraft })}
            className={buttonClass('secondary')}
          >
            Change or withdraw
          </Link>
        )}
      </div>
    );
  if (kind === 'auction')
    return (
      <Part title="Auction">
        <BidForm auction={id} names={names} />
        <ReclaimNote side="buyer" />
      </Part>
    );
  const isServers = seller.kind !== 'player';
  const { min, max } = priceBounds(value);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Button
          tone="primary"
          disabled={obstacle !== null || isBlocked}
          aria-haspopup="dialog"
          onClick={() => setBuying(true)}
        >
          Buy · {formatMoney(price)}
        </Button>
        {isBlocked ? (
          <InsolvencyNote />
        ) : (
          <p className={`text-13 ${obstacle ? 'text-warn' : 'text-muted'}`}>
            {obstacle ? obstacle.message : `Leaves ${formatMoney(cash - price)} in cash.`}
          </p>
        )}
        {estate && (
          <p className="text-13 text-muted">
            Sold for the lenders of an airline in administration. The price falls each day, to{' '}
            {formatMoney(estate.lowest)} by {names.at(estate.ends)}.
          </p>
        )}
        {seller.kind !== 'dealers' && <ReclaimNote side="buyer" />}
      </div>
      {offers && (
        <Part title="Make an offer">
          <OfferForm
            subject={{ listing: id }}
            aircraft={aircraft}
            value={value}
            ask={price}
            min={isServers ? 1 : min}
            max={max}
            isServers={isServers}
          />
        </Part>
      )}
      {isBuying && (
        <BuyDialog
          detail={detail}
          names={names}
          cash={cash}
          onClose={() => setBuying(false)}
          onBought={onBought}
        />
      )}
    </div>
  );
}
