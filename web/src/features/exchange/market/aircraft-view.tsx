import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { ListingDetail } from '#game/payloads/exchange.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Line } from '#web/components/line.tsx';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import {
  formatDistance,
  formatMinutes,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
} from '#web/lib/format.ts';
import { useKnownAuction, useListing } from '#web/lib/game/exchange.ts';
import { seatsText } from '#web/lib/seats-text.ts';
import { useUnits } from '#web/lib/settings.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { Part } from '../parts/part.tsx';
import { PartyName } from '../parts/party-name.tsx';
import type { Names } from '../parts/use-names.ts';
import { bidStateText } from './auction-words.ts';
import { BuySection } from './buy-section.tsx';
import { CheckList } from './check-list.tsx';
import { withoutCompared } from './compared.ts';
import { ageText, dealText, saleText } from './deal-words.ts';
import { HistoryList } from './history-list.tsx';
import { PairEstimate } from './pair-estimate.tsx';

/** The name of an airport. Selects it on the map, except on a phone, which has room for only one sheet. */
function PlaceLink({ airport, names }: { airport: string; names: Names }) {
  const { change } = useAddress();
  const phone = useMedia(PHONE);
  const place = names.placeOf(airport);
  if (phone) return place;
  return (
    <button
      type="button"
      title="Show on the map"
      onClick={() => change({ airport: names.codeOf(airport) })}
      className="min-h-6 text-accent underline underline-offset-4"
    >
      {place}
    </button>
  );
}

/** Pixels per metre. The longest aircraft just fits. */
const SCALE = 4.6;

function Facts({ detail, model, names }: { detail: ListingDetail; model: AircraftModel; names: Names }) {
  const units = useUnits();
  const { listing, lands, ferry, built } = detail;
  return (
    <dl className="flex flex-col gap-1 text-13">
      <Line label="Seller">
        <PartyName party={listing.seller} linked />
      </Line>
      <Line label="Sale">{saleText(listing)}</Line>
      <Line label="Listed">{names.at(listing.opened)}</Line>
      <Line label="Age">{ageText(listing.age)}</Line>
      <Line label="Built">{names.on(built)}</Line>
      <Line label="Hours">{formatNumber(listing.hours)}</Line>
      <Line label="Cycles">{formatNumber(listing.cycles)}</Line>
      <Line label="Condition">{formatPercent(listing.condition)}</Line>
      <Line label="Seats">{seatsText(listing)}</Line>
      <Line label="Range">{formatDistance(model.range_km, units)}</Line>
      <Line label="Where">
        {lands > 0 && 'In the air, lands at '}
        <PlaceLink airport={listing.airport} names={names} />
        {lands > 0 && `, ${names.at(lands)}`}
      </Line>
      {ferry && (
        <>
          <Line label={`Ferry flight to ${names.codeOf(ferry.to)}`}>
            {ferry.isPossible
              ? `${formatMoney(ferry.cost)}, ${formatMinutes(ferry.minutes)}`
              : 'too far without a stop'}
          </Line>
          <Line label="Distance to your hub">{formatDistance(ferry.km, units)}</Line>
        </>
      )}
    </dl>
  );
}

/** The outcome of a listing that has ended while it was shown. */
function Ended({ listing, onClose }: { listing: string; onClose: () => void }) {
  const auction = useKnownAuction(listing);
  const outcome = auction && auction.state !== 'open' ? bidStateText(auction) : null;
  return (
    <EmptyState
      title={outcome ? 'The auction has ended' : 'No longer for sale'}
      action={<Button onClick={onClose}>Show other aircraft</Button>}
    >
      {outcome?.text ?? 'It has been sold or withdrawn.'}
    </EmptyState>
  );
}

interface AircraftViewProps {
  listing: string;
  names: Names;
  onClose: () => void;
}

/** One aircraft for sale. */
export function AircraftView({ listing: id, names, onClose }: AircraftViewProps) {
  const { data: detail, error, refetch } = useListing(id);
  const { wanted, change } = useAddress();
  if (detail === null) return <Ended listing={id} onClose={onClose} />;
  if (error && !detail)
    return (
      <ErrorState title="The aircraft could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  const model = detail && names.modelOf(detail.listing.model);
  if (!detail || !model)
    return (
      <div role="status" aria-label="Loading the aircraft" className="flex animate-late flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
        <Skeleton className="h-60" />
      </div>
    );
  const { listing, history, checks } = detail;
  const { seller, price, value } = listing;
  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-13 text-muted">
        {model.manufacturer} {model.model}
      </p>
      <div className="flex min-h-20 items-end justify-center rounded-control border border-line py-3">
        <Silhouette
          model={model}
          primary={seller.colour_primary || '#566573'}
          secondary={seller.colour_secondary || '#9BA9B6'}
          scale={SCALE}
          className="max-w-full"
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Figure
          label={`${listing.kind === 'auction' ? 'Next bid' : 'Price'}, ${dealText(price, value)}`}
          value={formatMoneyShort(price)}
          full={formatMoney(price)}
        />
        <Figure label="Market value" value={formatMoneyShort(value)} full={formatMoney(value)} />
      </div>
      <BuySection
        detail={detail}
        names={names}
        onBought={() => {
          onClose();
          change(withoutCompared(wanted, [id]));
        }}
      />
      <Part title="Aircraft">
        <Facts detail={detail} model={model} names={names} />
      </Part>
      <Part title="On a route">
        <PairEstimate listing={listing} model={model} names={names} />
      </Part>
      <Part title="Next checks">
        <CheckList checks={checks} />
      </Part>
      <Part title="History">
        <HistoryList history={history} names={names} />
      </Part>
    </div>
  );
}
