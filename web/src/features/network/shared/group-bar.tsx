import { PASSENGER_GROUPS, type PassengerGroup } from '#game/demand/groups.ts';
import { formatPercent } from '#web/lib/format.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';

export type GroupFigures = Record<PassengerGroup, number>;

/** Colours of the groups. Always show a name or figure beside them. */
const FILLS: Record<PassengerGroup, string> = {
  leisure: 'bg-series-1',
  business: 'bg-series-2',
  premium: 'bg-series-4',
};

/** "Leisure 63%, business 34%, premium 3%". */
export function groupShares(figures: GroupFigures): string {
  const total = PASSENGER_GROUPS.reduce((sum, group) => sum + figures[group], 0) || 1;
  return PASSENGER_GROUPS.map((group, index) => {
    const name = index === 0 ? GROUP_NAMES[group] : GROUP_NAMES[group].toLowerCase();
    return `${name} ${formatPercent(figures[group] / total)}`;
  }).join(', ');
}

/**
 * Demand by passenger group as a stacked bar.
 *
 * @param max demand at full width. Without it the bar is always full and shows only shares.
 */
export function GroupBar({ figures, max }: { figures: GroupFigures; max?: number }) {
  const total = PASSENGER_GROUPS.reduce((sum, group) => sum + figures[group], 0);
  const words = groupShares(figures);
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="flex h-2.5 min-w-1 gap-px overflow-hidden rounded-[2px]"
      style={{ width: `${max ? Math.max(2, (total / max) * 100) : 100}%` }}
    >
      {PASSENGER_GROUPS.map((group) => (
        <span key={group} className={FILLS[group]} style={{ flexGrow: figures[group], flexBasis: 0 }} />
      ))}
    </span>
  );
}

/** Legend of a GroupBar. */
export function GroupLegend() {
  return (
    <ul aria-label="Passenger groups" className="flex gap-3 text-12 text-muted">
      {PASSENGER_GROUPS.map((group) => (
        <li key={group} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${FILLS[group]}`} />
          {GROUP_NAMES[group]}
        </li>
      ))}
    </ul>
  );
}
