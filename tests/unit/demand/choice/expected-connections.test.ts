import { describe, expect, it } from 'vitest';
import { expectDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { DAY } from '#game/world/time.ts';
import { connectionsOf, hubLeg, odMarketOf, outLeg } from '#tests/support/hubs.ts';
import { AMPLE, itinerary, KM, spread } from '#tests/support/itineraries.ts';

type Args = Parameters<typeof connectionsOf>;

/** Returns all passengers of a week. */
const expectIn = (
  inbound: Args[0],
  outbound: Args[1],
  marketOf: Args[2] = () => odMarketOf(200_000),
  direct?: Args[3],
) =>
  [...connectionsOf(inbound, outbound, marketOf, direct).values()]
    .flat()
    .reduce((sum, { people }) => sum + people[0] + people[1] + people[2], 0);

describe('expected connections', () => {
  it("match the choice model's expectation for such an itinerary", () => {
    const [first, second] = [hubLeg(), outLeg()];
    const found = connectionsOf([first], [second], () => odMarketOf(200_000)).get('in')?.[0];
    expect(found).toMatchObject({ leg: 'out', destination: 'BBB', later: 140, km: [600, 600] });
    const alone = expectDay(dayMarket(odMarketOf(200_000), { month: 3, weekday: 0 }), [
      {
        ...itinerary('in+out', 'own', {
          departs: 480,
          minutes: 220,
          stops: 1,
          comfort: 0.6,
          punctuality: 0.64,
        }),
        fares: { economy: found?.fares[0] ?? 0, business: found?.fares[1] ?? 0, first: found?.fares[2] ?? 0 },
        seats: { ...AMPLE },
      },
    ]).bookings[0];
    expect(found?.people[0]).toBeCloseTo(alone?.byClass.economy ?? Number.NaN, 2);
    expect(found?.people[1]).toBeCloseTo(alone?.byClass.business ?? Number.NaN, 2);
    expect(found?.people[2]).toBe(0);
  });

  it('are fewer with direct flights on the same day, but not on another day', () => {
    const direct = spread(6, 2);
    const alone = expectIn([hubLeg()], [outLeg()]);
    const beside = expectIn([hubLeg()], [outLeg()], undefined, { 0: direct });
    expect(beside).toBeGreaterThan(0);
    expect(beside).toBeLessThan(alone / 1.5);
    expect(expectIn([hubLeg()], [outLeg()], undefined, { 1: direct })).toBe(alone);
  });

  it('share the passengers of a day, and never exceed them', () => {
    const inbound = Array.from({ length: 12 }, (_, index) =>
      hubLeg({ id: `in${index}`, departs: 300 + index * 60 }),
    );
    const outbound = inbound.map(({ departs }, index) =>
      outLeg({ id: `out${index}`, departs: departs + 140 }),
    );
    const { demand } = dayMarket(odMarketOf(200_000), { month: 3, weekday: 0 });
    const all = expectIn(inbound, outbound);
    expect(all).toBeGreaterThan(expectIn([hubLeg()], [outLeg()]));
    expect(all).toBeLessThan(demand.leisure + demand.business + demand.premium);
  });

  it('depend on the weekday of the first flight', () => {
    const onDay = (day: number) =>
      expectIn([hubLeg({ departs: 480 + day * DAY })], [outLeg({ departs: 620 + day * DAY })]);
    expect(onDay(5)).not.toBe(onDay(0));
  });

  it('do not exist without known demand or on a detour', () => {
    expect(expectIn([hubLeg()], [outLeg()], () => null)).toBe(0);
    expect(expectIn([hubLeg()], [outLeg()], () => ({ ...odMarketOf(200_000), km: KM / 2 }))).toBe(0);
  });

  it('are at most 16 per arrival, those with the most passengers', () => {
    const outbound = Array.from({ length: 30 }, (_, index) =>
      outLeg({ id: `out${String(index).padStart(2, '0')}`, spoke: `S${index}`, departs: 605 + index }),
    );
    const marketOf = (_: string, to: string) => odMarketOf(100_000 + 10_000 * Number(to.slice(1)));
    const all = connectionsOf([hubLeg()], outbound, marketOf).get('in') ?? [];
    expect(all.map(({ destination }) => destination).sort()).toEqual(
      Array.from({ length: 16 }, (_, index) => `S${14 + index}`),
    );
  });
});
