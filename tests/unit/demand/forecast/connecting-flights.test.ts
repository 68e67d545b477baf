import { describe, expect, it } from 'vitest';
import {
  type ConnectingFlight,
  connectingFlights,
  flightKey,
} from '#game/demand/forecast/connecting-flights.ts';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import { weekReasons } from '#game/demand/forecast/week-reasons.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { AS_SEEDED, directOffer } from '#game/demand/incumbents/incumbents.ts';
import { demandDeviation } from '#game/demand/knowledge/knowledge.ts';
import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { connectionsOf, hubLeg, odMarketOf, outLeg } from '#tests/support/hubs.ts';
import { routeWeek } from '#tests/support/route-week.ts';

const marketOf = () => ({ ...odMarketOf(200_000), known: 0.3 });

describe('connecting passengers of a flight', () => {
  const inbound = [hubLeg(), hubLeg({ id: 'other', spoke: 'CCC', departs: 470 })];
  const outbound = [outLeg()];
  const onward = connectionsOf(inbound, outbound, marketOf);
  const flights = connectingFlights({ inbound, outbound }, onward, marketOf);

  it('are the expected ones of its connections, with its share of their fares', () => {
    const [connection] = onward.get('in') ?? [];
    expect(flights.get('in')?.people).toEqual(connection?.people);
    expect(flights.get('in')?.fares[0]).toBeCloseTo((connection?.fares[0] ?? 0) / 2, 0);
    expect(flights.get('in')?.isSecond).toBe(false);
  });

  it('come from all first flights, and not all arrive', () => {
    const sum = (id: string) => sumOfList(flights.get(id)?.people ?? [0, 0, 0]);
    expect(flights.get('out')?.isSecond).toBe(true);
    expect(sum('out')).toBeCloseTo(0.9 * (sum('in') + sum('other')));
  });

  it('are known better together, because an airline errs on each pair on its own', () => {
    expect(flights.get('in')?.deviation).toBeCloseTo(demandDeviation(0.3));
    expect(flights.get('out')?.deviation).toBeCloseTo(demandDeviation(0.3) / Math.SQRT2, 1);
  });
});

describe('a forecast with connecting passengers', () => {
  const week = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1, demand: 1.5 });
  const own = week.departures.filter(({ airline }) => airline === 'own');
  const moneyOf = (of: RouteWeek) => weekMoney(of, daysOf(of));
  const withPeople = (people: ClassList, isSecond: boolean, of = week): RouteWeek => {
    const flight: ConnectingFlight = { people, fares: [50, 100, 0], isSecond, deviation: 0.3 };
    return { ...of, connecting: new Map(own.map((departure) => [flightKey(departure), flight])) };
  };
  const alone = moneyOf(week);

  it.each([true, false])(
    'takes seats from others, and counts the fares of both (second flight: %s)',
    (isSecond) => {
      const money = moneyOf(withPeople([40, 0, 0], isSecond));
      const flown = money.connecting / (40 * own.length);
      expect(flown).toBeGreaterThan(0.5);
      expect(flown).toBeLessThan(1);
      const local = money.byGroup.leisure + money.byGroup.business + money.byGroup.premium;
      expect(Math.abs(local + money.connecting - money.passengers)).toBeLessThanOrEqual(2);
      expect(local).toBeLessThan(alone.passengers);
      expect(money.passengers).toBeGreaterThan(alone.passengers);
      expect(money.loadFactor).toBeLessThanOrEqual(1);
      expect(money.connectingRevenue).toBeCloseTo(50 * money.connecting, -3);
      expect(money.seats).toEqual(alone.seats);
    },
  );

  it('lets them hold at most half of the seats of a second flight', () => {
    const seats = own[0]?.seats.economy ?? 0;
    const money = moneyOf(withPeople([500, 0, 0], true));
    expect(money.connecting / own.length).toBeLessThanOrEqual(Math.floor(seats / 2));
  });

  it('rates a flight by all of its seats, although connecting passengers hold some', () => {
    const offer = directOffer(week.km, { airlines: 1, seats: 120, ...AS_SEEDED }, 14);
    const others = incumbentWeek(offer, [week.a, week.b]);
    const beside = { ...week, departures: [...own, ...others] };
    const sizeIn = (of: RouteWeek) => weekReasons(daysOf(of)).leisure.factors.size;
    expect(sizeIn(beside)).toBeGreaterThan(0.1);
    expect(sizeIn(withPeople([80, 0, 0], true, beside))).toBeCloseTo(sizeIn(beside), 9);
  });

  it('has a wider range, because they are known less well', () => {
    const empty = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1, demand: 0.5 });
    const exact = withPeople([40, 0, 0], true, empty);
    const { low, high } = weekBand(exact).passengers;
    const sure = new Map([...(exact.connecting ?? [])].map(([key, one]) => [key, { ...one, deviation: 0 }]));
    const narrow = weekBand({ ...exact, connecting: sure }).passengers;
    expect(high - low).toBeGreaterThan(narrow.high - narrow.low);
  });
});
