import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyAirport, noMovements, shareOf } from '#game/slots/airport-slots.ts';
import { withLegs } from '#game/slots/check-week.ts';
import { type MergedAirport, type MergedLeg, surplusSlots } from '#game/slots/merged-slots.ts';

const HUB = 'GVA';
/** Of 30 movements per hour, 26 belong to real traffic, so an airline may have two. */
const BACKGROUND = 26;
const LIMIT = 2;

/** A leg from or to the hub. @param departs minute of the week */
const leg = (
  id: string,
  aircraft: string,
  origin: string,
  destination: string,
  departs: number,
): MergedLeg => ({
  id,
  aircraft,
  route: 'r',
  origin,
  destination,
  departs,
  block: 60,
});
/** A departure from the hub at a minute, and the flight back. */
const roundTrip = (aircraft: string, departs: number): MergedLeg[] => [
  leg(`${aircraft}${departs}out`, aircraft, HUB, 'FRA', departs),
  leg(`${aircraft}${departs}back`, aircraft, 'FRA', HUB, departs + 120),
];
const hub = (own: readonly MergedLeg[], merged: readonly MergedLeg[], more = 0): MergedAirport => {
  const empty = emptyAirport(1);
  const held = withLegs(new Map(), merged).get(HUB) ?? noMovements();
  held.departure[10] = (held.departure[10] ?? 0) + more;
  return {
    buyer: {
      ...empty,
      background: empty.background.map(() => BACKGROUND),
      held: withLegs(new Map(), own).get(HUB) ?? noMovements(),
    },
    merged: held,
  };
};
const surplus = (own: readonly MergedLeg[], merged: readonly MergedLeg[], more = 0) =>
  surplusSlots(new Map([[HUB, hub(own, merged, more)]]), withLegs(new Map(), own), merged);

it('takes nothing within the share of one airline', () => {
  expect(shareOf(30, BACKGROUND)).toBe(LIMIT);
  expect(surplus(roundTrip('a', 600), roundTrip('b', 610))).toEqual({ hours: [], count: 0, legs: [] });
});

it('takes unused slots before flights', () => {
  expect(surplus(roundTrip('a', 600), roundTrip('b', 610), 3)).toEqual({
    hours: [{ airport: HUB, hour: 10, limit: LIMIT }],
    count: 3,
    legs: [],
  });
});

it('takes the latest flights of the merged airline with their flights back', () => {
  const merged = [leg('c out', 'c', HUB, 'FRA', 610), ...roundTrip('d', 650)];
  const { count, legs } = surplus(roundTrip('a', 600), merged);
  expect(count).toBe(1);
  expect(legs).toEqual(['d650out', 'd650back']);
});

it('takes the flight there and back with the shorter time on the ground', () => {
  const own = [...roundTrip('a', 1_000), ...roundTrip('b', 1_005)];
  const based = [
    leg('in', 'c', 'FRA', HUB, 900),
    leg('out', 'c', HUB, 'FRA', 1_010),
    leg('in tomorrow', 'c', 'FRA', HUB, 2_340),
    leg('out tomorrow', 'c', HUB, 'FRA', 2_450),
  ];
  expect(surplus(own, based).legs).toEqual(['in', 'out']);
});

it('leaves a buyer what it has beyond its share alone', () => {
  const own = [600, 605, 610, 615].flatMap((minute) => roundTrip(`a${minute}`, minute));
  expect(surplus(own, []).hours).toEqual([]);
  expect(surplus(own, roundTrip('b', 620)).hours[0]).toMatchObject({ limit: 4 });
});

it('never leaves more flights than the limit, and takes none without surplus', () => {
  const trips = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 540, max: 900 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(trips, trips, (ofBuyer, ofMerged) => {
      const own = ofBuyer.flatMap(([aircraft, minute]) => roundTrip(`a${aircraft}`, minute));
      const merged = ofMerged
        .flatMap(([aircraft, minute], index) =>
          roundTrip(`b${aircraft}`, minute).map((one) => ({ ...one, id: `${index}${one.id}` })),
        )
        .sort((one, other) => one.departs - other.departs);
      const found = surplus(own, merged);
      const gone = new Set(found.legs);
      const kept = [...own, ...merged.filter(({ id }) => !gone.has(id))];
      const after = withLegs(new Map(), kept).get(HUB) ?? noMovements();
      for (const { hour, limit } of found.hours)
        expect((after.departure[hour] ?? 0) + (after.arrival[hour] ?? 0)).toBeLessThanOrEqual(limit);
      expect(found.legs.length > 0 ? found.count : 1).toBeGreaterThan(0);
    }),
  );
});
