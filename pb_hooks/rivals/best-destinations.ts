import type { RoutePair } from '#game/demand/forecast/expected-route-profit.ts';
import type { ServedPair } from '#game/demand/incumbents/incumbents.ts';
import type { RivalAirport } from '#game/rivals/view.ts';
import { demandState } from '../demand/columns.ts';
import { SEEDED } from '../demand/incumbents.ts';
import { rankDemand } from '../demand/views/research.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT } from './rival-turn.ts';

/** Number of destinations with the most demand that a rival considers. */
const CONSIDERED = 40;
/** Shortest distance that a rival flies, km. */
const MIN_KM = 150;

type Ranked = Pick<RoutePair, 'km' | 'yearly'> & { airport: RivalAirport; served: ServedPair };

const DESTINATION = {
  airport: RIVAL_AIRPORT,
  served: SEEDED,
  order: numberOf('j.key'),
};
const DESTINATIONS = `
  FROM json_each({:ids}) j JOIN airport p ON p.id = j.value JOIN airport f ON f.id = {:from}
  LEFT JOIN served_pair s ON s.a = min(f.iata, p.iata) AND s.b = max(f.iata, p.iata) ORDER BY j.key`;

function computed(app: CoreApp, from: string): Ranked[] {
  const ranking = rankDemand(app, from);
  const kept = ranking.km.flatMap((km, index) => (km >= MIN_KM ? [index] : [])).slice(0, CONSIDERED);
  const ids = JSON.stringify(kept.map((index) => ranking.id[index]));
  return readAll(app, DESTINATION, DESTINATIONS, { ids, from }).map(({ airport, served, order }) => {
    const index = kept[order] as number;
    return {
      airport,
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

/**
 * Returns the destinations with the most demand from an airport, as on the research page. The process keeps them
 * until the next import: about 8 kB for each airport at which a rival has looked. So they are without incumbents' answers.
 */
export function bestDestinations(app: CoreApp, { id }: RivalAirport): Ranked[] {
  const key = `rival destinations ${id} ${demandState(app)}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string') return JSON.parse(kept) as Ranked[];
  const destinations = computed(app, id);
  app.store().set(key, JSON.stringify(destinations));
  return destinations;
}
