import type { RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import { routePair } from '#game/demand/forecast/route-pair.ts';
import type { ServedPair } from '#game/demand/incumbents/incumbents.ts';
import { carefulFactor } from '#game/demand/knowledge/knowledge.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { CandidateDestination } from '#game/rivals/candidate.ts';
import { monthsAhead, seasonalDemand } from '#game/rivals/coming-season.ts';
import { promisingDestinations, usualAircraft } from '#game/rivals/promising.ts';
import type { RivalAirport } from '#game/rivals/view.ts';
import { HOUR } from '#game/world/time.ts';
import { demandState } from '../demand/columns.ts';
import { incumbentsOf, SEEDED } from '../demand/incumbents.ts';
import { expectedDemand, type Knower } from '../demand/knower.ts';
import { rankDemand } from '../demand/views/research.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT, type RivalTurn } from './rival-turn.ts';

/** Number of destinations with the most demand among which a rival looks for promising ones. */
const RANKED = 150;
/** Shortest distance that a rival flies, km. */
const MIN_KM = 150;

/** A destination without the seats that airlines of this world offer. */
interface Ranked extends CandidateDestination {
  airport: RivalAirport;
  codes: { from: string; to: string };
  served: ServedPair;
}
type Expected = Ranked & { expected: RoutePair['yearly'] };

const DESTINATION = {
  airport: RIVAL_AIRPORT,
  codes: { from: textOf('f.iata'), to: textOf('p.iata') },
  served: SEEDED,
  order: numberOf('j.key'),
};
const DESTINATIONS = `
  FROM json_each({:ids}) j JOIN airport p ON p.id = j.value JOIN airport f ON f.id = {:from}
  LEFT JOIN served_pair s ON s.a = min(f.iata, p.iata) AND s.b = max(f.iata, p.iata) ORDER BY j.key`;

function computed(app: CoreApp, from: RivalAirport, { models, world }: RivalTurn): Ranked[] {
  const ranking = rankDemand(app, from.id);
  const kept = ranking.km.flatMap((km, index) => (km >= MIN_KM ? [index] : [])).slice(0, RANKED);
  const ids = JSON.stringify(kept.map((index) => ranking.id[index]));
  const destinations = readAll(app, DESTINATION, DESTINATIONS, { ids, from: from.id });
  const ranked = destinations.map(({ airport, codes, served, order }): Ranked => {
    const index = kept[order] as number;
    const km = ranking.km[index] as number;
    const yearly = {
      leisure: ranking.leisure[index] as number,
      business: ranking.business[index] as number,
      premium: ranking.premium[index] as number,
    };
    const incumbents = incumbentsOf({ km, yearly, served }, world.traffic);
    const pair = routePair({ km, yearly }, incumbents, [from, airport]);
    return { to: airport.id, airport, codes, served, pair };
  });
  // The year in which the world begins, because it does not matter when the first rival asks.
  const { year } = calendarAt(world.start, 0);
  return promisingDestinations(usualAircraft(models.values(), year), ranked);
}

/** Returns the promising destinations. The process keeps them until the next import: 20 kB per airport. */
function ranked(app: CoreApp, from: RivalAirport, turn: RivalTurn): Ranked[] {
  const key = `rival destinations ${from.id} ${demandState(app)}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string') return JSON.parse(kept) as Ranked[];
  const destinations = computed(app, from, turn);
  app.store().set(key, JSON.stringify(destinations));
  return destinations;
}

/**
 * Returns the promising destinations from an airport with the demand that a rival counts on: the low end of the bands on its
 * research page, less in the low season. Without incumbents' answers.
 */
export function bestDestinations(
  app: CoreApp,
  turn: RivalTurn,
  from: RivalAirport,
  know: Knower,
): Expected[] {
  const destinations = ranked(app, from, turn);
  const known = know.from({ id: from.id, iata: destinations[0]?.codes.from ?? '' });
  const months = monthsAhead(turn.world.start, turn.hour * HOUR);
  return destinations.map((one) => {
    const { airport, codes, pair } = one;
    const { degree, factor } = known({ id: airport.id, iata: codes.to }, pair.km);
    const low = expectedDemand(pair.yearly, { degree, factor: factor * carefulFactor(degree) });
    return { ...one, expected: seasonalDemand(low, months, from.lat, airport.lat) };
  });
}
