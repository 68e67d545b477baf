import { peopleOf } from '#game/settlement/booked.ts';
import { maxConnecting } from '#game/settlement/connecting.ts';
import { DAY } from '#game/world/time.ts';
import { readOdMarketsBetween } from '../connections/read-hubs.ts';
import { marketsOf } from '../market/day-markets.ts';
import { readRows } from '../state/read-rows.ts';
import { readMarketWorld } from './market-world.ts';

const GROUPS = ['leisure', 'business', 'premium'] as const;

/** Local passengers of all airlines by day and direction, on routes that still exist. */
const DAYS = `
  FROM (
    SELECT origin, destination, departs / 1440 AS day, min(route) AS route, min(number) AS number,
      sum(pax_leisure) AS leisure, sum(pax_business_group) AS business, sum(pax_premium) AS premium
    FROM flight WHERE route <> '' GROUP BY origin, destination, departs / 1440
  ) f
  JOIN route r ON r.id = f.route JOIN airport o ON o.id = f.origin JOIN airport d ON d.id = f.destination
  ORDER BY f.origin, f.destination, f.day`;

type DayRow = [
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Returns the days on which more passengers of a group flew in one direction than wanted to fly. */
export function brokenByDemand(app: CoreApp): string[] {
  const world = readMarketWorld(app);
  const rows = readRows<DayRow>(
    app,
    'o.id, d.id, f.number, f.day, f.leisure, f.business, f.premium, r.km, r.leisure, r.business, r.premium, o.lat, d.lat',
    DAYS,
  );
  const broken: string[] = [];
  const markets = new Map<number, ReturnType<typeof marketsOf>>();
  for (const [from, to, number, day, leisure, business, premium, km, ...rest] of rows) {
    const [yearlyLeisure, yearlyBusiness, yearlyPremium, fromLat, toLat] = rest;
    const marketOf = markets.get(day) ?? marketsOf(world, day * DAY);
    markets.set(day, marketOf);
    const market = marketOf({
      km,
      yearly: [yearlyLeisure, yearlyBusiness, yearlyPremium],
      from: { id: from, lat: fromLat },
      to: { id: to, lat: toLat },
    });
    const people = peopleOf(market);
    [leisure, business, premium].forEach((flown, index) => {
      if (flown > (people[index] ?? 0))
        broken.push(
          `${number} on day ${day}: ${flown} ${GROUPS[index]} passengers, ${people[index]} wanted to fly`,
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
    FROM flight f CROSS JOIN json_each(f.why, '$.onward') w WHERE f.connecting > 0
    GROUP BY f.airline, f.origin, w.value ->> 0, f.departs / 1440
  ) ORDER BY origin, destination, day`;

type ConnectingRow = [string, string, string, number, number, number];

/**
 * Returns the days on which an airline had more connecting passengers in an O&D market than its demand
 * allows.
 */
export function brokenByConnections(app: CoreApp): string[] {
  const columns = 'origin, destination, number, day, people, flights';
  const rows = readRows<ConnectingRow>(app, columns, CONNECTING);
  const airports = new Set([...rows.map(([from]) => from), ...rows.map(([, to]) => to)]);
  const odMarketOf = readOdMarketsBetween(app, [...airports]);
  return rows.flatMap(([from, to, number, day, people, flights]) => {
    const yearly = odMarketOf(from, to)?.yearly;
    const max = yearly ? maxConnecting(yearly.leisure + yearly.business + yearly.premium, flights) : 0;
    return people > max
      ? [`${number} on day ${day}: ${people} go on to ${to}, at most ${Math.round(max)} wanted to`]
      : [];
  });
}
