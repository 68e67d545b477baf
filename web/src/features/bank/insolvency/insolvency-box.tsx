import { TriangleAlert } from 'lucide-react';
import { solvencyNeeds } from '#game/bank/insolvency-notice.ts';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import { useInsolvency } from '#web/lib/game/insolvency.ts';
import { realTime } from '#web/lib/real-time.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { WaysOut } from './ways-out.tsx';

const money = (amount: number) => ({ value: formatMoneyShort(amount), full: formatMoney(amount) });

function Box() {
  const { data: state, error, refetch } = useInsolvency();
  const { data: world } = useWorld();
  const minute = useWorldMinute(HOUR);
  if (error && !state)
    return <ErrorState title="The ways out could not be loaded" error={error} onRetry={refetch} />;
  if (!state || !world || minute === undefined || state.since === 0) return null;
  const { cash, overdue, limit, missing, until, ways } = state;
  const left = Math.max(0, until - minute);
  const deadline = `${dateText(world.start, until)} ${timeText(until)} UTC`;
  return (
    <section
      aria-labelledby="insolvency"
      className="flex flex-col gap-4 rounded-panel border border-bad bg-bad-soft p-4"
    >
      <header className="flex flex-col gap-1">
        <h2 id="insolvency" className="flex items-center gap-2 font-bold">
          <Icon of={TriangleAlert} size={20} className="text-bad" />
          Your airline is insolvent: {timeLeft(left)} left
        </h2>
        <p className="max-w-[72ch] text-13">
          {solvencyNeeds({ overdue, missing })} On {deadline}, in {realTime(left, world.speed)} of play, an
          administrator sells everything and closes the airline. Until you are solvent again, you cannot
          order, lease, buy or bid for aircraft, make offers, acquire routes, trade shares, pay dividends or
          merge airlines.
        </p>
      </header>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure label="Cash" {...money(cash)} />
        <Figure label="Overdue instalments" {...money(-overdue)} />
        <Figure label="Overdraft limit" {...money(-limit)} />
        <Figure label="Missing" {...money(missing)} />
      </div>
      {missing > 0 && (
        <div className="flex flex-col rounded-control border border-line bg-surface px-4 py-3">
          <h3 className="text-13 font-bold">Quickest ways out</h3>
          <WaysOut ways={ways} />
        </div>
      )}
    </section>
  );
}

/** The deadline of an insolvent airline with its ways out. Nothing for all others. */
export function InsolvencyBox() {
  const since = useOwnAirline().data?.insolvent_from ?? 0;
  return since > 0 ? <Box /> : null;
}
