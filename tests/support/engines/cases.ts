import type { PerClass } from '#game/aircraft/cabin.ts';
import { type HashKey, hashOf } from '#game/chance/hash.ts';
import type { HubLeg } from '#game/choice/connections.ts';
import type { MarketDay, PairMarket } from '#game/choice/day-market.ts';
import type { ConnectionMarket, Hub } from '#game/choice/expected-connections.ts';
import type { Itinerary } from '#game/choice/itinerary.ts';
import { usualMinutes } from '#game/choice/utility.ts';
import { splitGroups } from '#game/demand/groups.ts';
import { blockMinutes } from '#game/flight/block-time.ts';
import { comingWeeks } from '#game/forecast/months.ts';
import type { ForecastAircraft, RouteWeek } from '#game/forecast/route-week.ts';
import type { RouteMarket } from '#game/scheduling/leg-value.ts';
import type { Three } from '#game/settlement/booked.ts';
import type { SchedulableAircraft, SchedulableRoute } from '#game/timetable/schedulable.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { seedModels } from '../aircraft-models.ts';
import { faresOf } from '../itineraries.ts';
import { aircraftAt, routeBetween } from '../network.ts';
import { routeWeek } from '../route-week.ts';

/** A day of a market as the settlement books it. */
export interface DayCase {
  pair: PairMarket;
  day: MarketDay & { draws: number[] };
  itineraries: Itinerary[];
}

/**
 * A hub with everything that its connections need. Markets and direct flights are keyed by
 * `origin-destination`.
 */
export interface HubCase {
  hub: Hub;
  month: number;
  odMarkets: Record<string, ConnectionMarket>;
  direct: Record<string, Itinerary[]>;
  chance: number;
  /** Seats left by leg. A leg that is not named has none. */
  seats: Record<string, Three>;
  /** Minutes by leg. */
  late: Record<string, number>;
}

/** A week in which one aircraft flies all own flights. */
export interface WeekCase {
  week: Omit<RouteWeek, 'aircraft'>;
  aircraft: ForecastAircraft;
}

export interface PlanCase {
  aircraft: SchedulableAircraft & { cabin: PerClass };
  routes: (SchedulableRoute & RouteMarket)[];
  fuelPrice: number;
}

/** A departure from one airport to another on a day of a world. */
export interface ChanceCase {
  seed: string;
  day: number;
  leg: string;
  from: string;
  to: string;
}

/** Everything is plain JSON, so that another JavaScript engine can read it. */
export interface Cases {
  days: DayCase[];
  hubs: HubCase[];
  weeks: WeekCase[];
  plans: PlanCase[];
  chances: ChanceCase[];
}

/** Random draws of one case. */
class Draw {
  readonly #key: HashKey;
  #count = 0;

  constructor(...key: (string | number)[]) {
    this.#key = key;
  }

  between(min: number, max: number): number {
    this.#count += 1;
    return min + ((max - min) * hashOf([...this.#key, this.#count])) / 2 ** 32;
  }

  /** Returns a whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return Math.floor(this.between(min, max + 1));
  }

  /** Returns a number on a logarithmic scale, so that small ones are as frequent as large ones. */
  ofSize(min: number, max: number): number {
    return min * (max / min) ** this.between(0, 1);
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)] as Item;
  }

  /** Returns an id. The ids are not in order. */
  id(): string {
    this.#count += 1;
    return hashOf([...this.#key, this.#count]).toString(36);
  }

  list<Item>(count: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}

function pairOf(draw: Draw, km: number): PairMarket {
  const income = draw.ofSize(2_000, 80_000);
  const { leisure, business, premium, total } = splitGroups(
    draw.between(20, 90),
    draw.between(10, 60),
    km,
    income,
    income,
  );
  const share = draw.ofSize(2_000, 3_000_000) / total;
  return {
    km,
    yearly: { leisure: leisure * share, business: business * share, premium: premium * share },
    latA: draw.between(-60, 70),
    latB: draw.between(-60, 70),
  };
}

const farePrices = (draw: Draw, km: number): PerClass => ({
  economy: faresOf(km, draw.between(0.4, 2)).economy,
  business: faresOf(km, draw.between(0.4, 2)).business,
  first: faresOf(km, draw.between(0.4, 2)).first,
});

const cabin = (draw: Draw): PerClass => ({
  economy: draw.whole(0, 260),
  business: Math.max(0, draw.whole(-20, 40)),
  first: Math.max(0, draw.whole(-20, 12)),
});

function itineraryOf(draw: Draw, km: number, airlines: number): Itinerary {
  const stops = draw.of([0, 0, 0, 1] as const);
  return {
    id: draw.id(),
    airline: `airline${draw.whole(1, airlines)}`,
    departs: draw.whole(0, 1439),
    stops,
    minutes: Math.round(usualMinutes(km) * draw.between(0.9, 1.4)) + stops * 90,
    fares: farePrices(draw, km),
    seats: cabin(draw),
    comfort: draw.between(0, 1),
    punctuality: draw.between(0, 1),
    reputation: draw.between(0, 1),
  };
}

function dayCase(seed: string, index: number): DayCase {
  const draw = new Draw(seed, 'day', index);
  const km = draw.ofSize(80, 14_000);
  const airlines = draw.whole(1, 5);
  return {
    pair: pairOf(draw, km),
    day: {
      month: draw.whole(0, 11),
      weekday: draw.whole(0, 6),
      draws: draw.list(8, () => draw.whole(0, 2 ** 32 - 1)),
      dayBefore: draw.whole(0, 2 ** 32 - 1),
    },
    itineraries: draw.list(draw.whole(1, 14), () => itineraryOf(draw, km, airlines)),
  };
}

interface Spoke {
  id: string;
  /** Distance in km from the hub on a flat earth, and longitude. */
  x: number;
  y: number;
  lon: number;
}

function hubLegs(draw: Draw, spokes: readonly Spoke[], aDay: number): HubLeg[] {
  const legs = draw.list(aDay * 7, (index): HubLeg => {
    const { id: spoke, x, y } = draw.of(spokes);
    const km = Math.max(100, Math.hypot(x, y));
    return {
      id: draw.id(),
      spoke,
      km,
      departs: Math.floor(index / aDay) * DAY + draw.whole(0, 1439),
      block: blockMinutes(km, 830),
      fares: farePrices(draw, km),
      seats: cabin(draw),
      comfort: draw.between(0, 1),
    };
  });
  return legs.sort((one, other) => one.departs - other.departs);
}

function hubCase(seed: string, index: number): HubCase {
  const draw = new Draw(seed, 'hub', index);
  const reach = draw.ofSize(500, 5_000);
  const place = () => draw.between(-reach, reach);
  const spokes = draw.list(7, (spoke) => ({
    id: `spoke${spoke}`,
    x: place(),
    y: place(),
    lon: draw.between(-180, 180),
  }));
  const odMarkets: Record<string, ConnectionMarket> = {};
  const direct: Record<string, Itinerary[]> = {};
  for (const from of spokes)
    for (const to of spokes) {
      const key = `${from.id}-${to.id}`;
      const km = Math.max(100, Math.hypot(from.x - to.x, from.y - to.y));
      if (from === to || draw.whole(1, 10) === 1) continue;
      const pair = pairOf(draw, km);
      // Few passengers connect: large markets have some on most days.
      const { leisure, business, premium } = pair.yearly;
      const yearly = { leisure: leisure * 10, business: business * 10, premium: premium * 10 };
      odMarkets[key] = { ...pair, yearly, lon: from.lon };
      if (draw.whole(1, 3) === 1) direct[key] = draw.list(draw.whole(1, 4), () => itineraryOf(draw, km, 3));
    }
  const [inbound, outbound] = [hubLegs(draw, spokes, 5), hubLegs(draw, spokes, 6)];
  const bookable = [...inbound, ...outbound].filter(() => draw.whole(1, 12) > 1);
  return {
    hub: {
      airline: 'airline1',
      punctuality: draw.between(0, 1),
      reputation: draw.between(0, 1),
      inbound,
      outbound,
    },
    month: draw.whole(0, 11),
    odMarkets,
    direct,
    chance: hashOf([seed, 'hub', index]),
    seats: Object.fromEntries(
      bookable.map(({ id }): [string, Three] => [
        id,
        [draw.whole(0, 40), draw.whole(0, 6), draw.whole(0, 2)],
      ]),
    ),
    late: Object.fromEntries(inbound.map(({ id }) => [id, Math.max(0, draw.whole(-120, 90))])),
  };
}

const MODELS = seedModels();

function weekCase(seed: string, index: number): WeekCase {
  const draw = new Draw(seed, 'week', index);
  const model = draw.of(MODELS);
  const km = draw.ofSize(150, model.range_km * 0.9);
  const { aircraft, ...usual } = routeWeek({
    model: model.id,
    km,
    own: draw.whole(1, 3),
    rivals: draw.whole(0, 4),
    demand: draw.ofSize(0.5, 24),
    age: draw.between(0, 25),
  });
  const end = () => ({ lat: draw.between(-60, 70), lon: draw.between(-180, 180) });
  return {
    week: {
      ...usual,
      departures: usual.departures.map((departure) => ({
        ...departure,
        departs: (departure.departs + draw.whole(0, 600)) % WEEK,
        fares: farePrices(draw, km),
        comfort: draw.between(0, 1),
        punctuality: draw.between(0, 1),
        reputation: draw.between(0, 1),
      })),
      ...{
        a: { ...usual.a, ...end() },
        b: { ...usual.b, ...end() },
        months: comingWeeks('2026-01-01', draw.whole(0, 364) * DAY),
      },
      fares: farePrices(draw, km),
      fuelPrice: draw.whole(400, 1_600),
    },
    aircraft: { ...([...aircraft.values()][0] as ForecastAircraft), condition: draw.between(0.4, 1) },
  };
}

const AWAY = ['BCN', 'LHR', 'FCO', 'CPH', 'OSL', 'JFK', 'DXB', 'LCY', 'PMI', 'BGO'] as const;

function planCase(seed: string, index: number): PlanCase {
  const draw = new Draw(seed, 'plan', index);
  return {
    aircraft: aircraftAt(draw.id(), draw.of(MODELS).id, 'AMS'),
    routes: AWAY.filter(() => draw.whole(0, 1) === 1).map((code) => {
      const route = routeBetween('AMS', code);
      return { ...route, fares: farePrices(draw, route.km) };
    }),
    fuelPrice: draw.whole(400, 1_600),
  };
}

function chanceCase(seed: string, index: number): ChanceCase {
  const draw = new Draw(seed, 'chance', index);
  return { seed: `${seed} ${draw.id()} é`, day: index, leg: draw.id(), from: draw.id(), to: draw.id() };
}

/** Returns random cases of each kind, always the same for a seed. */
export function drawCases(seed: string, counts: Record<keyof Cases, number>): Cases {
  const list = <Case>(count: number, make: (of: string, index: number) => Case) =>
    Array.from({ length: count }, (_, index) => make(seed, index));
  return {
    days: list(counts.days, dayCase),
    hubs: list(counts.hubs, hubCase),
    weeks: list(counts.weeks, weekCase),
    plans: list(counts.plans, planCase),
    chances: list(counts.chances, chanceCase),
  };
}
