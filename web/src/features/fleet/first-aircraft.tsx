import { Plane } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { researchIncumbents } from '#game/demand/incumbents/research-incumbents.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { buttonClass } from '#web/components/button.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { moneyRange } from '#web/components/range-words.ts';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatDistance, formatMoney, formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useDelivery } from '#web/lib/game/delivery.ts';
import { useLeasableModels } from '#web/lib/game/leasable-models.ts';
import { useResearch } from '#web/lib/game/research.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';
import { departuresByEnd } from '#web/lib/planning/similar-departures.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useWorld } from '#web/lib/world.ts';
import { NoLease } from './no-lease.tsx';
import {
  candidatesFor,
  type LeastLoss,
  leastLossOf,
  type Suggestion,
  suggestionsFrom,
} from './suggest-aircraft.ts';

const SCALE = 4;
const SIZES = {
  small: 'Small: lowest risk',
  medium: 'Medium: room to grow',
  large: 'Large: for the busiest pairs',
} as const;

/** An airline without aircraft has no timetable. */
const NO_USE = { legs: [], slots: [] };

interface Suggestions {
  /** Models worth leasing first at the player's hub. Undefined while they are being computed. */
  suggestions: Suggestion[] | undefined;
  /** The lease that comes closest to them if there are none. */
  least: LeastLoss | null;
  failed: boolean;
}

function useSuggestions(): Suggestions {
  const { data: airline } = useOwnAirline();
  const models = useLeasableModels();
  const world = useWorld();
  const airports = useAirportIndex();
  const research = useResearch(airline?.hub ?? '');
  const facts = useFacts();
  const [found, known] = [research.data, airports.data];
  const hub = airline && known?.byId.get(airline.hub);
  const { cash } = airline ?? {};
  const year = world.data && calendarAt(world.data.start, world.data.minute).year;
  const traffic = world.data?.traffic;
  const asked = useMemo(() => {
    if (!models.data || !found || !known || !hub || !facts || cash === undefined || year === undefined)
      return;
    if (traffic === undefined) return;
    const { id, km, leisure, business, premium, known: degrees } = found.destinations;
    const departures = departuresByEnd(found, facts.airline.id);
    const incumbentsTo = researchIncumbents(found, traffic);
    const destinations = id.flatMap((end, index) => {
      const airport = known.byId.get(end);
      if (!airport) return [];
      const people = {
        leisure: leisure[index] ?? 0,
        business: business[index] ?? 0,
        premium: premium[index] ?? 0,
        known: (degrees[index] ?? 0) / 1000,
      };
      const others = departures.get(end) ?? [];
      return [{ airport, km: km[index] ?? 0, ...people, others, incumbents: incumbentsTo(index) }];
    });
    const slots = researchSlots(found, known.byId, traffic, NO_USE);
    return candidatesFor({ models: models.data, year, hub, destinations, facts, cash, slots });
  }, [models.data, found, known, hub, facts, cash, year, traffic]);
  const { found: outlooks, isDone, error } = useOutlooks(asked?.job);
  const done = asked && isDone ? asked : undefined;
  const suggestions = done && suggestionsFrom(done.candidates, outlooks);
  return {
    suggestions,
    least:
      done && suggestions?.length === 0 ? leastLossOf(done.candidates, done.job.questions, outlooks) : null,
    failed: models.error !== null || research.isError || airports.isError || error !== null,
  };
}

function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { model, quote, to, outlook, size } = suggestion;
  const units = useUnits();
  const { data: airline } = useOwnAirline();
  const { data: delivery } = useDelivery();
  const left = delivery?.stock[model.id]?.available;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line p-4">
      <div className="flex h-24 items-end max-lg:h-auto">
        <Silhouette
          model={model}
          primary={airline?.colour_primary ?? '#566573'}
          secondary={airline?.colour_secondary ?? '#9BA9B6'}
          scale={SCALE}
          className="max-w-full"
        />
      </div>
      <div>
        <p className="text-12 text-muted">{SIZES[size]}</p>
        <h3 className="text-16 font-bold">
          {model.manufacturer} {model.model}
        </h3>
        <p className="text-muted tabular-nums">
          {formatCount(sumOfClasses(model), 'seat')}, {formatDistance(model.range_km, units)}
        </p>
        {left !== undefined && (
          <p className="text-muted tabular-nums">{formatNumber(left)} available to lease</p>
        )}
      </div>
      <p className="flex-1">
        Expected profit to {servedCity(to)} ({to.iata}): {formatMoney(outlook.profit)} per week in the next{' '}
        {FORECAST_WEEKS} weeks ({moneyRange(outlook.band)} in four of five) and {formatMoney(outlook.yearly)}{' '}
        per week over a year, after all costs.
      </p>
      <dl className="grid grid-cols-3 gap-2 tabular-nums">
        <div>
          <dt className="text-12 text-muted">Due now</dt>
          <dd>{formatMoney(quote.dueNow)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Per week</dt>
          <dd>{formatMoney(quote.weeklyRate)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Age</dt>
          <dd>{quote.age === 0 ? 'new' : formatCount(quote.age, 'year')}</dd>
        </div>
      </dl>
      <Link to={`?shop=1&model=${model.id}`} className={buttonClass('secondary')}>
        View {model.model}
      </Link>
    </li>
  );
}

/** Three aircraft suggested to an airline without a fleet, each with its expected profit. */
export default function FirstAircraft() {
  const { suggestions, least, failed } = useSuggestions();
  if (!suggestions && !failed) return <TableSkeleton of="suggestions for your hub" />;
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon={Plane}
        title="No aircraft yet"
        action={
          <Link to="?shop=1" className={buttonClass('primary')}>
            Buy or lease
          </Link>
        }
      >
        Your aircraft will appear here with their position, profit and checks. A lease costs a weekly rate,
        and a deposit of three monthly rates. Your first leased aircraft arrives at your hub within one game
        hour, about one minute at normal speed.
      </EmptyState>
      {suggestions?.length === 0 && <NoLease least={least} />}
      {suggestions && suggestions.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold">Suggestions for your hub</h2>
          <ul className="grid gap-4 lg:grid-cols-3">
            {suggestions.map((suggestion) => (
              <SuggestionCard key={suggestion.model.id} suggestion={suggestion} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
