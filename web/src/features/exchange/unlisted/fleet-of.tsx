import { Plane } from 'lucide-react';
import type { AirlineFleet } from '#game/payloads/exchange.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Tag } from '#web/components/tag.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatMoney, formatMoneyShort, formatNumber } from '#web/lib/format.ts';
import { useAirlineFleet } from '#web/lib/game/exchange.ts';
import { ageText } from '../market/deal-words.ts';
import { ItemList } from '../parts/item-list.tsx';
import { ListButton } from '../parts/list-button.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { PartyName } from '../parts/party-name.tsx';
import type { Names } from '../parts/use-names.ts';

type Owned = AirlineFleet['aircraft'][number];

interface ItemProps {
  aircraft: Owned;
  names: Names;
  isOpen: boolean;
  onOpen: () => void;
}

function Item({ aircraft, names, isOpen, onOpen }: ItemProps) {
  const { model, registration, value, age, hours, listing } = aircraft;
  return (
    <li>
      <ListButton
        registration={registration}
        model={names.modelName(model)}
        figure={<span title={formatMoney(value)}>{formatMoneyShort(value)}</span>}
        detail={`${ageText(age)} · ${formatNumber(hours)} h`}
        end={listing !== '' && <Tag tone="accent">For sale</Tag>}
        isOpen={isOpen}
        onOpen={onOpen}
      />
    </li>
  );
}

function Fleet({ fleet, names }: { fleet: AirlineFleet; names: Names }) {
  const { params, change } = useAddress();
  const open = params.get('bid');
  const isOpen = open !== null || params.has('listing');
  if (fleet.aircraft.length === 0)
    return (
      <EmptyState icon={Plane} title="It owns no aircraft">
        Aircraft that an airline leases belong to its lessors.
      </EmptyState>
    );
  return (
    <>
      {fleet.obstacle && <Banner tone="warn">{fleet.obstacle.message}</Banner>}
      <p className="text-13 text-muted">
        Choose an aircraft to make an offer, even if it is not for sale. The figure is its market value.
      </p>
      <ItemList label="Aircraft of the airline">
        {fleet.aircraft.map((aircraft) => (
          <Item
            key={aircraft.id}
            aircraft={aircraft}
            names={names}
            isOpen={aircraft.id === open}
            onOpen={() =>
              change(
                aircraft.listing === ''
                  ? { bid: aircraft.id, listing: null }
                  : { bid: null, listing: aircraft.listing },
                isOpen,
              )
            }
          />
        ))}
      </ItemList>
    </>
  );
}

/** The aircraft that another airline owns. @param owner code of the airline */
export function FleetOf({ owner, names }: { owner: string; names: Names }) {
  const { data, error, refetch } = useAirlineFleet(owner);
  const { change } = useAddress();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-14 font-bold">
          {data ? <PartyName party={data.owner} linked /> : <span className="code">{owner}</span>}
        </h3>
        <Button onClick={() => change({ of: null, bid: null, listing: null }, false)}>
          All aircraft for sale
        </Button>
      </div>
      {error && !data ? (
        <ErrorState title="The fleet could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data === null ? (
        <EmptyState icon={Plane} title={`No airline has the code ${owner}`}>
          It may have closed, and its aircraft may be for sale.
        </EmptyState>
      ) : data ? (
        <Fleet fleet={data} names={names} />
      ) : (
        <ListSkeleton of="fleet" />
      )}
    </div>
  );
}
