import { isPositioning } from '#game/tables/flight.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAirportsById } from '#web/lib/airports-by-id.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { useBoardFlights } from '#web/lib/game/board-flights.ts';
import { useHistory } from '#web/lib/game/history.ts';
import { useRegistrations } from '#web/lib/game/registrations.ts';
import { loadOfDays, ofResultDays, resultsSince } from '#web/lib/game/result-days.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld, type WorldNow } from '#web/lib/world.ts';
import { Board } from './board/board.tsx';
import { Disruptions } from './disruptions.tsx';
import { FuelMarket } from './fuel/fuel-market.tsx';
import { InTheAir } from './in-the-air.tsx';
import { keyFigures } from './performance-figures.ts';
import { PerformancePlots } from './performance-plots.tsx';
import { RulesForm } from './rules-form.tsx';

/** How far back flights are loaded. The longest take 18 hours and may have departed late. */
const BEFORE = 2 * DAY;

const FIGURES = [
  'Flights, last 24 hours',
  'On time, last 24 hours',
  'Cancelled, last 24 hours',
  'Load factor, last 7 days',
] as const;

const shareText = (share: number | null) => (share === null ? '–' : formatPercent(share));

function Loading() {
  return (
    <div role="status" aria-label="Loading your flights" className="flex animate-late flex-col gap-6">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {FIGURES.map((name) => (
          <Figure key={name} label={name} value={undefined} />
        ))}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Skeleton className="h-[490px] rounded-panel" />
        <Skeleton className="h-[430px] rounded-panel" />
      </div>
    </div>
  );
}

function Operations({ world, hour }: { world: WorldNow; hour: number }) {
  const flights = useBoardFlights(Math.max(0, hour - BEFORE));
  const settled = Math.max(0, world.hour) * HOUR;
  const history = useHistory(resultsSince(settled)).data;
  const airports = useAirportsById();
  const registrations = useRegistrations();
  if (flights.error && !flights.data)
    return (
      <ErrorState
        title="Your flights could not be loaded"
        error={flights.error}
        onRetry={() => flights.refetch()}
      />
    );
  if (!flights.data) return <Loading />;
  // Positioning flights carry no passengers, so they do not count.
  const lastDay = flights.data.filter(
    (flight) => flight.departs >= hour + HOUR - DAY && !isPositioning(flight),
  );
  const { flights: count, punctuality, cancelled } = keyFigures(lastDay);
  // The same figure as on the page of routes.
  const load = history && shareText(loadOfDays(ofResultDays(history, settled)));
  const values = [formatNumber(count), shareText(punctuality), formatNumber(cancelled), load];
  return (
    <>
      <section aria-label="Key figures" className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {FIGURES.map((name, index) => (
          <Figure key={name} label={name} value={values[index]} />
        ))}
      </section>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Board world={world} flights={flights.data} airports={airports} />
        <PerformancePlots flights={lastDay} start={world.start} now={hour} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <InTheAir flights={flights.data} airports={airports} />
          <FuelMarket world={world} now={hour} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Disruptions
            flights={lastDay}
            airports={airports}
            start={world.start}
            registrations={registrations}
          />
          <RulesForm />
        </div>
      </div>
    </>
  );
}

/** The operations page: board, flights in the air, disruptions, fuel and rules. */
export function Component() {
  const world = useWorld();
  const hour = useWorldMinute(HOUR);
  return (
    <Page title="Operations" lead="Departures, arrivals, delays and their causes. Times are UTC.">
      {world.data && hour !== undefined ? (
        <Operations world={world.data} hour={hour} />
      ) : world.error ? (
        <ErrorState
          title="The world’s clock could not be loaded"
          error={world.error}
          onRetry={() => world.refetch()}
        />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
