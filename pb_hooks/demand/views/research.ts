import { directFlights, faresByDensity } from '#game/demand/incumbents/incumbents.ts';
import { demandFrom } from '#game/demand/rank.ts';
import { toDemandPlace } from '#game/demand/trips.ts';
import { tariffOf } from '#game/network/route/price.ts';
import type { Research } from '#game/payloads/market.ts';
import { coordinatedCodes } from '#game/slots/coordinated.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { keepHourly, keepText } from '#hooks/platform/http/keep-text.ts';
import { readSlots, readTraffic } from '#hooks/slots/airport-slots.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { demandColumns, demandState } from '../columns.ts';
import { SERVED as ANSWERED, WITH_ANSWERS } from '../incumbents.ts';
import { type CodedAirport, callersKnower, type Knower, type Known } from '../knower.ts';
import { demandWorld } from '../links.ts';
import { airportOf } from '../pair-of-query.ts';
import { placesOf } from '../places.ts';
import { SIMILAR_DEPARTURES } from '../similar-departures.ts';

/** Minimum demand of a market, people per year in both directions: one per day. */
const MIN = 365;
/** More than there are places, so that total and place of a destination fit into one number. */
const PLACES = 65_536;
/** Maximum number of cached rankings. Each takes about 50 kB of text. */
const KEPT = 200;

const RIVALS = `
  SELECT COALESCE(json_group_object(destination, json_object('airlines', airlines, 'seats', 2 * seats)), '{}') AS json FROM (
    SELECT leg.destination, count(DISTINCT leg.airline) AS airlines, sum(c.economy + c.business + c.first) AS seats
    FROM leg JOIN aircraft c ON c.id = leg.aircraft WHERE leg.origin = {:from} GROUP BY leg.destination)`;

/** Both halves are found by an index. */
const SERVED = `
  SELECT json_object(
    'id', json_group_array(p.id), 'airlines', json_group_array(s.airlines), 'seats', json_group_array(s.seats),
    'fares', json_group_array(${ANSWERED.fares.sql}), 'flights', json_group_array(${ANSWERED.flights.sql})) AS json
  FROM (
    SELECT id, b AS end, airlines, seats FROM served_pair WHERE a = {:iata}
    UNION ALL SELECT id, a, airlines, seats FROM served_pair WHERE b = {:iata} ORDER BY 2
  ) s JOIN airport p ON p.iata = s.end ${WITH_ANSWERS}`;

/** Passengers at the airports whose peak hours real traffic fills. Other airports have slots at all hours. */
const BUSY = `
  SELECT COALESCE(json_group_object(d.id, d.capacity), '{}') AS json FROM airport_demand d JOIN airport p ON p.id = d.id
  WHERE p.iata IN (SELECT value FROM json_each({:codes}))`;

const COORDINATED = `
  SELECT p.id FROM airport p JOIN airport_demand d ON d.id = p.id WHERE p.iata IN (SELECT value FROM json_each({:codes}))`;
/** Figures by airport and hour as `Hourly` by airport id. */
const hourlyJson = (rows: string) => `
  SELECT COALESCE(json_group_object(airport, json_object('hours', json(hours), 'counts', json(counts))), '{}') AS json
  FROM (
    SELECT airport, json_group_array(hour) AS hours, json_group_array(count) AS counts
    FROM (SELECT airport, hour, sum(count) AS count FROM (${rows}) GROUP BY 1, 2) GROUP BY airport)`;
const IS_BUSY = `IN (${COORDINATED})`;
const TAKEN = hourlyJson(`
  SELECT origin AS airport, departs / 60 AS hour, count(*) AS count FROM leg WHERE origin ${IS_BUSY} GROUP BY 1, 2
  UNION ALL SELECT destination, arrives / 60, count(*) FROM leg WHERE destination ${IS_BUSY} GROUP BY 1, 2
  UNION ALL SELECT airport, hour, count - used FROM slot WHERE count > used AND airport ${IS_BUSY}`);
const POOLS = hourlyJson(`SELECT airport, hour, count FROM slot_pool WHERE airport ${IS_BUSY}`);

/** Destinations of an airport, as columns, by demand in descending order. */
export interface DemandRanking {
  id: string[];
  iata: string[];
  km: number[];
  leisure: number[];
  business: number[];
  premium: number[];
  /** Class of the market in the tariff of rights. */
  tariff: number[];
}

/** Returns the indexes of figures from the highest to the lowest. */
function descending(figures: Float64Array): number[] {
  const count = figures.length;
  // A native sort of numbers. A comparison function in goja would double the total time.
  const order = new Float64Array(count);
  for (let n = 0; n < count; n++) order[n] = Math.round(figures[n] as number) * PLACES + n;
  order.sort();
  const indexes: number[] = [];
  for (let last = count - 1; last >= 0; last--) indexes.push((order[last] as number) % PLACES);
  return indexes;
}

/**
 * Returns the true demand from an airport to all others in descending order. Empty if the airport is not in the demand
 * model.
 */
export function rankDemand(app: CoreApp, from: string): DemandRanking {
  const ranking: DemandRanking = {
    id: [],
    iata: [],
    km: [],
    leisure: [],
    business: [],
    premium: [],
    tariff: [],
  };
  const origin = placesOf(app, [from]).get(from);
  if (!origin) return ranking;
  const { ids, codes, columns } = demandColumns(app);
  const world = demandWorld(app);
  const { indexes, km, leisure, business, premium } = demandFrom(toDemandPlace(origin), columns, world, MIN);
  const totals = new Float64Array(indexes.length);
  for (let n = 0; n < indexes.length; n++)
    totals[n] = (leisure[n] as number) + (business[n] as number) + (premium[n] as number);
  for (const n of descending(totals)) {
    ranking.id.push(ids[indexes[n] as number] as string);
    ranking.iata.push(codes[indexes[n] as number] as string);
    ranking.km.push(Math.round(km[n] as number));
    ranking.leisure.push(Math.round(leisure[n] as number));
    ranking.business.push(Math.round(business[n] as number));
    ranking.premium.push(Math.round(premium[n] as number));
    ranking.tariff.push(
      tariffOf({
        leisure: leisure[n] as number,
        business: business[n] as number,
        premium: premium[n] as number,
      }),
    );
  }
  return ranking;
}

/** Returns the ranking. The process caches it as JSON text until the next import. */
function keptRanking(app: CoreApp, from: string): DemandRanking {
  const key = `research ${from} ${demandState(app)}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string') return JSON.parse(kept) as DemandRanking;
  const ranking = rankDemand(app, from);
  app.store().setIfLessThanLimit(key, JSON.stringify(ranking), KEPT);
  return ranking;
}

/** Returns a ranking as an airline knows it: with the demand that it expects, and in its order. */
function knownRanking(ranking: DemandRanking, from: CodedAirport, know: Knower): Research['destinations'] {
  const { id, iata, km, leisure, business, premium, tariff } = ranking;
  const totals = new Float64Array(id.length);
  const known: Known[] = [];
  const knownOf = know.from(from);
  const to = { id: '', iata: '' };
  for (let n = 0; n < id.length; n++) {
    to.id = id[n] as string;
    to.iata = iata[n] as string;
    const here = knownOf(to, km[n] as number);
    known.push(here);
    totals[n] = here.factor * ((leisure[n] as number) + (business[n] as number) + (premium[n] as number));
  }
  const expected: Research['destinations'] = {
    id: [],
    km: [],
    leisure: [],
    business: [],
    premium: [],
    known: [],
    tariff: [],
  };
  for (const n of descending(totals)) {
    const { degree, factor } = known[n] as Known;
    expected.id.push(id[n] as string);
    expected.km.push(km[n] as number);
    expected.leisure.push(Math.round((leisure[n] as number) * factor));
    expected.business.push(Math.round((business[n] as number) * factor));
    expected.premium.push(Math.round((premium[n] as number) * factor));
    expected.tariff.push(tariff[n] as number);
    expected.known.push(Math.round(degree * 1000));
  }
  return expected;
}

/**
 * Returns a ranking as an airline knows it, as JSON text. The process keeps those asked for last, in a fixed number of
 * places, until the airline knows something else.
 */
function knownText(app: CoreApp, ranking: DemandRanking, from: CodedAirport, know: Knower): string {
  const state = `${from.id} ${demandState(app)} ${know.state()}`;
  const place = hashOf([state]) % KEPT;
  return keepText(app, `known research ${place}`, state, () =>
    JSON.stringify(knownRanking(ranking, from, know)),
  );
}

/** Destinations that somebody serves in reality, with flights and fares in thousandths of what the seed gives. */
type Served = Research['served'];

/** Returns served destinations with their flights per week and fares, which everybody sees. */
function withFlights(
  served: Served,
  { id, leisure, business, premium }: DemandRanking,
  traffic: number,
): Served {
  const trips = new Map<string, number>();
  for (let n = 0; n < id.length; n++)
    trips.set(id[n] as string, (leisure[n] as number) + (business[n] as number) + (premium[n] as number));
  const yearly = served.id.map((end) => trips.get(end) ?? 0);
  const flights = yearly.map((all, n) =>
    directFlights(all, { seats: served.seats[n] as number, flights: served.flights[n] as number }, traffic),
  );
  const fares = yearly.map((all, n) => faresByDensity(all, served.fares[n] as number));
  return { ...served, flights, fares };
}

/** Returns the JSON text of a statement with one row and one column, `json`, without parsing it. */
function jsonText(app: CoreApp, sql: string, values: Record<string, unknown>): string {
  const row = new DynamicModel({ json: '' });
  app.db().newQuery(sql).bind(values).one(row);
  return row.json as string;
}

/** Returns `taken` and `pools` as JSON fields. Made once per hour for all players, because they read all timetables. */
const takenText = (app: CoreApp, codes: string): string =>
  keepHourly(app, 'research slots', () => {
    const [taken, pools] = [TAKEN, POOLS].map((sql) => jsonText(app, sql, { codes }));
    return `"taken":${taken},"pools":${pools}`;
  });

const CALLS_PER_MINUTE = 60;

/**
 * GET /api/am/research?from=: returns the demand from an airport (id) by destination as the caller's airline knows it, and the airlines that
 * serve it, its slots, and those of busy airports. The header Server-Timing gives the time taken, for benchmarks and
 * browser tools.
 */
export function viewResearch(e: core.RequestEvent): void {
  handleRequest(e, () => limitCalls(e, CALLS_PER_MINUTE, () => sendRanking(e)));
}

function sendRanking(e: core.RequestEvent): void {
  const began = Date.now();
  const { id: from, iata } = airportOf(e.app, e.request?.url?.query()?.get('from') ?? '', 'from');
  const rivals = jsonText(e.app, RIVALS, { from });
  const ranking = keptRanking(e.app, from);
  const destinations = knownText(e.app, ranking, { id: from, iata }, callersKnower(e));
  const served = JSON.stringify(
    withFlights(readJson<Served>(e.app, SERVED, { iata }), ranking, readTraffic(e.app)),
  );
  const codes = JSON.stringify(coordinatedCodes());
  const busy = jsonText(e.app, BUSY, { codes });
  const slots = JSON.stringify(
    readSlots(e.app, [from], e.auth?.getString('airline') ?? '').airports.get(from),
  );
  const departures = jsonText(e.app, SIMILAR_DEPARTURES, { from, now: worldMinute(e.app) });
  const body = `{"from":"${from}","destinations":${destinations},"rivals":${rivals},"served":${served},"departures":${departures},"slots":${slots},"busy":${busy},${takenText(e.app, codes)}}`;
  e.response?.header().set('Cache-Control', 'no-store');
  e.response?.header().set('Server-Timing', `research;dur=${Date.now() - began}`);
  e.blob(200, 'application/json', body as unknown as number[]);
}
