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
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex w-full flex-col gap-0.5 rounded-control px-2 py-2 text-left text-13 hover:bg-raised aria-[current]:bg-accent-soft max-md:min-h-11"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">
            <span className="code">{registration}</span> {names.modelName(model)}
          </span>
          <span className="shrink-0 font-medium tabular-nums" title={formatMoney(value)}>
            {formatMoneyShort(value)}
          </span>
        </span>
        <span className="flex w-full items-center justify-between gap-3 text-12 text-muted tabular-nums">
          <span className="truncate">
            {ageText(age)} · {formatNumber(hours)} h
          </span>
          {listing !== '' && <Tag tone="accent">For sale</Tag>}
        </span>
      </button>
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
        Choose an aircraft to make an offer for it, also if it is not for sale. The figure is its market
        value.
      </p>
      <ul aria-label="Aircraft of the airline" className="-mx-2 flex flex-col divide-y divide-line">
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
      </ul>
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
      ) : data ? (
        <Fleet fleet={data} names={names} />
      ) : (
        <ListSkeleton of="fleet" />
      )}
    </div>
  );
}
