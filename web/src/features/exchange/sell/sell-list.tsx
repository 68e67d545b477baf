import { Plane } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Tag } from '#web/components/tag.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatCount, formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import { useOwnListings } from '#web/lib/game/exchange.ts';
import { type FleetAircraft, useFleetView } from '#web/lib/game/fleet-view.ts';
import { linkTo } from '#web/lib/pages.ts';
import { ageText } from '../market/deal-words.ts';
import { ItemList } from '../parts/item-list.tsx';
import { ListButton } from '../parts/list-button.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import type { Names } from '../parts/use-names.ts';

/** Returns whether an aircraft can be sold at all. Orders and leased aircraft belong to others. */
const isOwned = ({ ownership, delivered }: Aircraft, now: number) =>
  ownership === 'owned' && delivered <= now;

interface ItemProps {
  aircraft: FleetAircraft;
  names: Names;
  /** Asking price, if it is for sale. */
  asked: { kind: string; price: number } | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

function Item({ aircraft, names, asked, isOpen, onOpen }: ItemProps) {
  const { record, value, age, where } = aircraft;
  return (
    <li>
      <ListButton
        registration={record.registration}
        model={names.modelName(record.model)}
        figure={<span title={formatMoney(value)}>{formatMoneyShort(value)}</span>}
        detail={`${ageText(age)} · ${where.short}`}
        end={
          asked && (
            <Tag tone="accent">
              {asked.kind === 'auction' ? 'Auction' : 'For sale'} {formatMoneyShort(asked.price)}
            </Tag>
          )
        }
        isOpen={isOpen}
        onOpen={onOpen}
      />
    </li>
  );
}

/** The player's own aircraft, to choose one to sell. */
export function SellList({ names }: { names: Names }) {
  const { data: view, error, refetch } = useFleetView();
  const listings = useOwnListings().data;
  const { params, change } = useAddress();
  const open = params.get('sell');
  if (error) return <ErrorState title="The fleet could not be loaded" error={error} onRetry={refetch} />;
  if (!view) return <ListSkeleton of="fleet" />;
  const owned = view.fleet.filter(({ record }) => isOwned(record, view.now));
  const rest = view.fleet.length - owned.length;
  if (owned.length === 0)
    return (
      <EmptyState
        icon={Plane}
        title="You own no aircraft"
        action={
          <Link to={linkTo('aircraftMarket')} className={buttonClass('primary')}>
            Look for used aircraft
          </Link>
        }
      >
        Aircraft that you own appear here, and you can sell them to dealers or other airlines.
        {rest > 0 && ' Leased aircraft belong to their lessors.'}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-muted">
        Choose an aircraft to sell. The figure is its market value.
        {rest > 0 && ` ${formatCount(rest, 'aircraft')} on lease or on order cannot be sold.`}
      </p>
      <ItemList label="Your aircraft">
        {owned.map((aircraft) => (
          <Item
            key={aircraft.record.id}
            aircraft={aircraft}
            names={names}
            asked={listings?.find((listing) => listing.aircraft === aircraft.record.id)}
            isOpen={aircraft.record.id === open}
            onOpen={() => change({ sell: aircraft.record.id, listing: null, compared: null }, open !== null)}
          />
        ))}
      </ItemList>
    </div>
  );
}
