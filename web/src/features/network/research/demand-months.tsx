import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { seasonFactor } from '#game/demand/season.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatNumber } from '#web/lib/format.ts';
import type { GroupFigures } from '../shared/group-bar.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const AT = MONTHS.map((_, month) => month);

/** Demand by month. @param weekly passengers in an average week, both directions */
export default function DemandMonths({
  weekly,
  lats,
}: {
  weekly: GroupFigures;
  lats: readonly [number, number];
}) {
  const people = AT.map((month) =>
    PASSENGER_GROUPS.reduce(
      (sum, group) => sum + weekly[group] * seasonFactor(group, month, lats[0], lats[1]),
      0,
    ),
  );
  const name = (month: number) => MONTHS[month] ?? '';
  const best = people.indexOf(Math.max(...people));
  const worst = people.indexOf(Math.min(...people));
  return (
    <Plot
      title="Demand by month, passengers per week"
      summary={`Highest in ${name(best)}, lowest in ${name(worst)}.`}
      xLabel="Month"
      x={AT}
      xTicks={[0, 3, 6, 9]}
      series={[{ label: 'Passengers per week', values: people, kind: 'bars' }]}
      formatX={name}
      formatY={formatNumber}
      height={120}
    />
  );
}
