import { useCallback } from 'react';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useExchangeEvents } from '#web/lib/exchange-events.ts';
import { useListing } from '#web/lib/game/exchange.ts';
import { OwnTrades } from '../own/own-trades.tsx';
import { SplitPanel } from '../parts/split-panel.tsx';
import { type Names, useNames } from '../parts/use-names.ts';
import { SellList } from '../sell/sell-list.tsx';
import { SellView } from '../sell/sell-view.tsx';
import { FleetOf } from '../unlisted/fleet-of.tsx';
import { FlownView } from '../unlisted/flown-view.tsx';
import { UnlistedView } from '../unlisted/unlisted-view.tsx';
import { AircraftView } from './aircraft-view.tsx';
import { Comparison } from './comparison.tsx';
import { MarketList } from './market-list.tsx';

/** The registration of an aircraft for sale. */
function ListingTitle({ listing }: { listing: string }) {
  const registration = useListing(listing).data?.listing.registration;
  return registration ? <span className="code normal-nums">{registration}</span> : 'Aircraft';
}

const COLLECTIONS = ['listing', 'auction'] as const;
const VIEWS = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'own', label: 'Your trades' },
] as const;
type View = (typeof VIEWS)[number]['value'];
/** URL parameters that open something beside the list. */
const DETAILS = { listing: null, sell: null, compared: null, bid: null, flown: null };

function detailOf(params: URLSearchParams, names: Names, onClose: () => void) {
  const [listing, sell] = [params.get('listing'), params.get('sell')];
  if (listing)
    return {
      key: `listing ${listing}`,
      title: <ListingTitle listing={listing} />,
      content: <AircraftView listing={listing} names={names} onClose={onClose} />,
    };
  if (sell)
    return {
      key: `sell ${sell}`,
      title: 'Sell an aircraft',
      content: <SellView aircraft={sell} names={names} onClose={onClose} />,
    };
  const [owner, bid, flight] = [params.get('of'), params.get('bid'), params.get('flown')];
  if (owner && bid)
    return {
      key: `bid ${bid}`,
      title: 'Make an offer',
      content: <UnlistedView owner={owner} aircraft={bid} names={names} />,
    };
  if (owner && flight)
    return {
      key: `flown ${flight}`,
      title: 'Make an offer',
      content: <FlownView owner={owner} flight={flight} onClose={onClose} />,
    };
  if (params.get('compared'))
    return {
      key: 'compared',
      title: 'Comparison',
      content: <Comparison names={names} />,
      isWide: true,
    };
  return null;
}

/** Used aircraft for sale, the player's own ones, and its trades under way. The URL keeps what is open. */
export default function MarketPanel({ onClose }: { onClose: () => void }) {
  useExchangeEvents(COLLECTIONS);
  const names = useNames();
  const { params, wanted, change } = useAddress();
  const view = VIEWS.find(({ value }) => value === wanted.get('view'))?.value ?? 'buy';
  const owner = params.get('of');
  const closeDetail = useCallback(() => change(DETAILS), [change]);
  return (
    <SplitPanel
      title="Buy/Sell"
      onClose={onClose}
      back="Back to the list"
      onCloseDetail={closeDetail}
      list={
        owner ? (
          <FleetOf owner={owner} names={names} />
        ) : (
          <div className="flex flex-col gap-4">
            <ChoiceGroup
              legend="Show"
              hidesLegend
              choices={VIEWS}
              value={view}
              onChange={(next: View) => change({ ...DETAILS, view: next === 'buy' ? null : next })}
            />
            {view === 'buy' && <MarketList names={names} />}
            {view === 'sell' && <SellList names={names} />}
            {view === 'own' && <OwnTrades names={names} />}
          </div>
        )
      }
      detail={detailOf(params, names, closeDetail)}
    />
  );
}
