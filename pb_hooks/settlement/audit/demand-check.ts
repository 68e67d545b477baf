import { peopleOf } from '#game/operations/hour/booked.ts';
import { maxConnecting } from '#game/operations/hour/connecting.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { ROUTE } from '#game/tables/route.ts';
import { demandFactor, economyOn } from '#game/world/economy/economy-day.ts';
import { DAY } from '#game/world/time.ts';
import { readOdMarketsBetween } from '#hooks/demand/connections/read-hubs.ts';
import { marketsOf } from '#hooks/demand/hour/day-markets.ts';
import { readEconomyAirports } from '#hooks/demand/hour/scale-onward.ts';
import { aliased, numberOf, textOf, tuple } from '#hooks/platform/db/shape.ts';
import { readRows } from '../state/read-rows.ts';
import { LAST_CHANGED, LAST_OUTDATED } from './known-demand.ts';
import { readMarketWorld } from './market-world.ts';

const GROUPS = ['leisure', 'business', 'premium'] as const;

/** Local passengers of all airlines by day and direction, on routes that still exist. */
const DAYS = `
  FROM (
    SELECT origin, destination, departs / 1440 AS day, min(route) AS route, min(number) AS number,
      sum(pax_leisure) AS leisure, sum(pax_business_group) AS business, sum(pax_premium) AS premium
    FROM flight WHERE route <> '' AND departs / 1440 > ${LAST_CHANGED} GROUP BY origin, destination, departs / 1440
  ) f
  JOIN route r ON r.id = f.route JOIN airport o ON o.id = f.origin JOIN airport d ON d.id = f.destination
  ORDER BY f.origin, f.destination, f.day`;

const o = aliased(AIRPORT, 'o');
const d = aliased(AIRPORT, 'd');
const r = aliased(ROUTE, 'r');
const FLOWN_DAY = {
  number: textOf('f.number'),
  day: numberOf('f.day'),
  flown: tuple(numberOf('f.leisure'), numberOf('f.business'), numberOf('f.premium')),
  km: r.km,
  yearly: tuple(r.leisure, r.business, r.premium),
  from: { id: o.id, lat: o.lat, iata: o.iata, continent: o.continent },
  to: { id: d.id, lat: d.lat, iata: d.iata, continent: d.continent },
};

/** Returns the days on which more passengers of a group flew in one direction than wanted to fly. */
export function brokenByDemand(app: CoreApp): string[] {
  const world = readMarketWorld(app);
  const broken: string[] = [];
  const markets = new Map<number, ReturnType<typeof marketsOf>>();
  for (const { number, day, flown, ...market } of readRows(app, FLOWN_DAY, DAYS)) {
    const marketOf = markets.get(day) ?? marketsOf(world, day * DAY);
    markets.set(day, marketOf);
    const people = peopleOf(marketOf(market));
    flown.forEach((count, group) => {
      if (count > (people[group] ?? 0))
        broken.push(
          `${number} on day ${day}: ${count} ${GROUPS[group]} passengers, ${people[group]} wanted to fly`,
        );
    });
  }
  return broken;
}

/** Connecting passengers of each airline by day, origin and destination. */
const CONNECTING = `
  FROM (
    SELECT f.origin, w.value ->> 0 AS destination, f.departs / 1440 AS day, min(f.number) AS number,
      sum(w.value ->> 1) AS people, count(*) AS flights
    FROM flight f CROSS JOIN json_each(f.why, '$.onward') w WHERE f.connecting > 0 AND f.departs / 1440 > ${LAST_OUTDATED}
    GROUP BY f.airline, f.origin, w.value ->> 0, f.departs / 1440
  ) ORDER BY origin, destination, day`;

const CONNECTING_DAY = {
  from: textOf('origin'),
  to: textOf('destination'),
  number: textOf('number'),
  day: numberOf('day'),
  people: numberOf('people'),
  flights: numberOf('flights'),
};

/**
 * Returns the days on which an airline had more connecting passengers in an O&D market than its demand
 * allows.
 */
export function brokenByConnections(app: CoreApp): string[] {
  const days = readRows(app, CONNECTING_DAY, CONNECTING);
  const airports = new Set([...days.map(({ from }) => from), ...days.map(({ to }) => to)]);
  const odMarketOf = readOdMarketsBetween(app, [...airports]);
  const places = readEconomyAirports(app, [...airports]);
  const world = readMarketWorld(app);
  const factorOf = (from: string, to: string, day: number): number => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? demandFactor(economyOn(world, day), a, b) : 1;
  };
  return days.flatMap(({ from, to, number, day, people, flights }) => {
    const yearly = odMarketOf(from, to)?.yearly;
    const wanted = yearly ? yearly.leisure + yearly.business + yearly.premium : 0;
    const max = yearly ? maxConnecting(wanted * factorOf(from, to, day), flights) : 0;
    return people > max
      ? [`${number} on day ${day}: ${people} go on to ${to}, at most ${Math.round(max)} wanted to`]
      : [];
  });
}
