import type { RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import type { ServedPair } from '#game/demand/incumbents/incumbents.ts';
import { carefulFactor } from '#game/demand/knowledge/knowledge.ts';
import type { RivalAirport } from '#game/rivals/view.ts';
import { demandState } from '../demand/columns.ts';
import { SEEDED } from '../demand/incumbents.ts';
import { expectedDemand, type Knower } from '../demand/knower.ts';
import { rankDemand } from '../demand/views/research.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT } from './rival-turn.ts';

/** Number of destinations that a rival considers: those with the most demand that it counts on, of those with the most. */
const CONSIDERED = 40;
const RANKED = 60;
/** Shortest distance that a rival flies, km. */
const MIN_KM = 150;

type Ranked = Pick<RoutePair, 'km' | 'yearly'> & {
  airport: RivalAirport;
  codes: { from: string; to: string };
  served: ServedPair;
};
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

function computed(app: CoreApp, from: string): Ranked[] {
  const ranking = rankDemand(app, from);
  const kept = ranking.km.flatMap((km, index) => (km >= MIN_KM ? [index] : [])).slice(0, RANKED);
  const ids = JSON.stringify(kept.map((index) => ranking.id[index]));
  return readAll(app, DESTINATION, DESTINATIONS, { ids, from }).map(({ airport, codes, served, order }) => {
    const index = kept[order] as number;
    return {
      airport,
      codes,
      served,
      km: ranking.km[index] as number,
      yearly: {
        leisure: ranking.leisure[index] as number,
        business: ranking.business[index] as number,
        premium: ranking.premium[index] as number,
      },
    };
  });
}

/** Returns the destinations with the most demand. The process keeps them until the next import: 12 kB per airport. */
function ranked(app: CoreApp, id: string): Ranked[] {
  const key = `rival destinations ${id} ${demandState(app)}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string') return JSON.parse(kept) as Ranked[];
  const destinations = computed(app, id);
  app.store().set(key, JSON.stringify(destinations));
  return destinations;
}

const totalOf = ({ leisure, business, premium }: RoutePair['yearly']): number => leisure + business + premium;

/**
 * Returns the destinations from an airport with the most demand that a rival counts on: the low end of the bands on its
 * research page. Without incumbents' answers.
 */
export function bestDestinations(app: CoreApp, { id }: RivalAirport, know: Knower): Expected[] {
  const destinations = ranked(app, id);
  const known = know.from({ id, iata: destinations[0]?.codes.from ?? '' });
  return destinations
    .map((one) => {
      const { degree, factor } = known({ id: one.airport.id, iata: one.codes.to }, one.km);
      return {
        ...one,
        expected: expectedDemand(one.yearly, { degree, factor: factor * carefulFactor(degree) }),
      };
    })
    .sort(
      (one, other) =>
        totalOf(other.expected) - totalOf(one.expected) || (one.codes.to < other.codes.to ? -1 : 1),
    )
    .slice(0, CONSIDERED);
}
