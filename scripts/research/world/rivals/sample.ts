import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AIRLINE } from '#game/tables/airline.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { StoredRow } from '#game/tables/table.ts';
import type { Stage } from '../stage.ts';

const BATCH = 1000;

/** Categories of the ledger for money that shareholders pay in, and for money that they get. */
const OF_SHAREHOLDERS = [
  'share_issue',
  'share_issue_costs',
  'share_buyback',
  'dividend',
] satisfies LedgerCategory[];

/** An airline at the end of a week. */
export interface AirlineSample {
  id: string;
  name: string;
  /** Whether the server runs it. */
  rival: boolean;
  /**
   * Net worth without the money of shareholders, in whole US dollars: the airline's capital and what it has earned. Most of
   * the money of a listed airline is not its own.
   */
  worth: number;
  aircraft: number;
  routes: number;
}

/** An airline's offer on a pair of airports. */
export interface OfferSample {
  airline: string;
  /** Both IATA codes in alphabetical order. */
  pair: string;
  /** Economy fare as a multiple of the reference fare. */
  fare: number;
  /** Seats per week in both directions. */
  seats: number;
}

/** The state of a world with rivals at the end of a week. */
export interface RivalSample {
  airlines: AirlineSample[];
  offers: OfferSample[];
  /** Actions of rivals that the server has rejected so far. */
  rejected: number;
}

/** Returns sums of a figure by airline. */
function byAirline<Row extends { airline: string }>(rows: readonly Row[], of: (row: Row) => number) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.airline, (sums.get(row.airline) ?? 0) + of(row));
  return sums;
}

/** Returns the present state of a world as its operator sees it. */
export async function takeSample({ operator }: Stage): Promise<RivalSample> {
  const all = <Row>(name: string, fields: string, filter = '') =>
    operator.collection(name).getFullList<Row>({ batch: BATCH, fields, filter, sort: 'id' });
  const airlines = await all<StoredRow<typeof AIRLINE>>('airline', 'id,name,cash,rival,net_worth,valued');
  const fleet = await all<Aircraft>('aircraft', 'id,airline,deposit,economy,business,first');
  const routes = await all<Route>('route', 'id,airline,pair,km,fare_economy');
  const legs = await all<Leg>('leg', 'route,aircraft');
  const isOfShareholders = OF_SHAREHOLDERS.map((name) => `category = "${name}"`).join(' || ');
  const paidIn = await all<LedgerRow>('ledger', 'airline,amount', isOfShareholders);
  const rivals = await all<{ rejected: number }>('rival', 'rejected');
  const seatsOf = new Map(fleet.map((row) => [row.id, sumOfClasses(row)]));
  const seats = new Map<string, number>();
  for (const { route, aircraft } of legs)
    seats.set(route, (seats.get(route) ?? 0) + (seatsOf.get(aircraft) ?? 0));
  const aircraft = byAirline(fleet, () => 1);
  const ofShareholders = byAirline(paidIn, ({ amount }) => amount);
  const deposits = byAirline(fleet, ({ deposit }) => deposit);
  const routeCounts = byAirline(routes, () => 1);
  return {
    airlines: airlines.map(({ id, name, cash, rival, net_worth, valued }) => ({
      id,
      name,
      rival,
      // Before its first Monday, an airline has not been valued.
      worth: (valued > 0 ? net_worth : cash + (deposits.get(id) ?? 0)) - (ofShareholders.get(id) ?? 0),
      aircraft: aircraft.get(id) ?? 0,
      routes: routeCounts.get(id) ?? 0,
    })),
    offers: routes.flatMap(({ id, airline, pair, km, fare_economy }) => {
      const offered = seats.get(id) ?? 0;
      const fare = fare_economy / referenceFare(km, 'economy');
      return offered > 0 ? [{ airline, pair, fare, seats: offered }] : [];
    }),
    rejected: rivals.reduce((sum, row) => sum + row.rejected, 0),
  };
}

/** Returns what each airline has earned since its first sample, by id, in whole US dollars. */
export function earnedByAirline(samples: readonly RivalSample[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { airlines } of samples)
    for (const { id, worth } of airlines) if (!first.has(id)) first.set(id, worth);
  return new Map(samples.at(-1)?.airlines.map(({ id, worth }) => [id, worth - (first.get(id) ?? 0)]));
}
