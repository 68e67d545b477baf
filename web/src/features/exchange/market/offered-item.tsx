import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { formatCount, formatDistance, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.ts';
import { useUnits } from '#web/lib/settings.ts';
import { partyText } from '../parts/party-text.ts';
import type { Names } from '../parts/use-names.ts';
import { ageText, dealText, saleText } from './deal-words.ts';

interface OfferedItemProps {
  row: OfferedAircraft;
  names: Names;
  isOpen: boolean;
  isCompared: boolean;
  /** Whether another one can be compared. */
  canCompare: boolean;
  onOpen: () => void;
  onCompare: () => void;
}

/** One aircraft of the list, with a box that adds it to the comparison. */
export function OfferedItem(props: OfferedItemProps) {
  const { row, names, isOpen, isCompared, canCompare, onOpen, onCompare } = props;
  const units = useUnits();
  const own = useSession()?.airline;
  const { model, registration, price, value, age, hours, airport, km, seller, kind } = row;
  return (
    <li className="flex items-stretch gap-1">
      <label className="flex w-8 shrink-0 items-center justify-center max-md:w-11">
        <span className="sr-only">Compare {registration}</span>
        <input
          type="checkbox"
          checked={isCompared}
          disabled={!isCompared && !canCompare}
          onChange={onCompare}
          className="size-4 accent-accent"
        />
      </label>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex min-w-0 flex-1 flex-col gap-0.5 rounded-control px-2 py-2 text-left text-13 hover:bg-raised aria-[current]:bg-accent-soft"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium">{names.modelName(model)}</span>
          <span className="shrink-0 font-medium tabular-nums">
            {kind === 'auction' && <span className="font-normal text-muted">from </span>}
            {formatMoney(price)}
          </span>
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-12 text-muted tabular-nums">
          <span className="truncate">
            {ageText(age)} · {formatNumber(hours)} h · {formatCount(sumOfClasses(row), 'seat')}
          </span>
          <span className="shrink-0">{dealText(price, value)}</span>
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-12 text-muted tabular-nums">
          <span className="truncate">
            <span className="code">{names.codeOf(airport)}</span>
            {km !== null && (km < 1 ? ' · at your hub' : ` · ${formatDistance(km, units)} away`)} ·{' '}
            {seller.id === own ? 'yours' : partyText(seller)}
          </span>
          <span className="shrink-0">{saleText(row)}</span>
        </span>
      </button>
    </li>
  );
}
