import { describe, expect, it } from 'vitest';
import { type DayWeights, isNear, together } from '#game/demand/choice/connection-weights.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { connectionsOf, hubLeg, odMarketOf, outLeg } from '#tests/support/hubs.ts';
import { faresOf, spread } from '#tests/support/itineraries.ts';

const YEARLY = 200_000;
const { demand } = dayMarket(odMarketOf(YEARLY), { month: 3, weekday: 0 });
const PEOPLE = demand.leisure + demand.business + demand.premium;

const passengers = (legs: ReadonlyMap<string, OnwardLeg[]>) =>
  [...legs.values()].flat().reduce((sum, { people }) => sum + people[0] + people[1] + people[2], 0);

type Direct = Parameters<typeof connectionsOf>[3];

/** Returns the passengers and weights of an airline's connections at some hours, with those of rivals. */
function meet(
  count: number,
  rivals: DayWeights | null,
  direct?: Direct,
  inbound = hubLeg(),
  outbound = outLeg(),
) {
  let own: DayWeights = [0, 0, 0, 0, 0, 0];
  const legs = connectionsOf(
    Array.from({ length: count }, (_, index) => ({ ...inbound, id: `in${index}` })),
    [outbound],
    () => odMarketOf(YEARLY),
    direct,
    {
      rivalsOn: () => rivals,
      note: (_day, weights) => {
        own = weights;
      },
    },
  );
  return { people: passengers(legs), own };
}

/**
 * Returns the passengers of identical airlines, each of which knows the weights of the others' connections.
 */
function peopleOfAll(airlines: number, direct?: Direct): number {
  const { own } = meet(1, null, direct);
  const others = Array.from({ length: airlines - 1 }, () => own).reduce<DayWeights | null>(together, null);
  return airlines * meet(1, others, direct).people;
}

describe('connections of several airlines', () => {
  it('attract as many passengers as those of one airline with all of them', () => {
    for (const airlines of [1, 2, 12]) {
      const one = meet(airlines, null).people;
      expect(Math.abs(peopleOfAll(airlines) / one - 1)).toBeLessThan(0.01);
    }
    // Without the others' weights, twelve airlines sold twelve times as many.
    expect(peopleOfAll(12)).toBeLessThan(12 * meet(1, null).people * 0.65);
  });

  it('never attract more passengers than direct flights leave', () => {
    const cheap = faresOf(600, 0.01);
    const direct = { 0: spread(30, 3, () => ({ fares: faresOf(1000, 0.05) })) };
    const [inbound, outbound] = [hubLeg({ fares: cheap }), outLeg({ fares: cheap })];
    const { people, own } = meet(12, null, direct, inbound, outbound);
    const beside = meet(12, together(own, own), direct, inbound, outbound);
    expect(people).toBeGreaterThan(0);
    expect(people).toBeLessThan(PEOPLE * 0.35);
    expect(beside.people).toBeLessThan(people);
  });

  it('count alone without a known rival', () => {
    const legs = connectionsOf([hubLeg()], [outLeg()], () => odMarketOf(YEARLY));
    expect(meet(1, null).people).toBeCloseTo(passengers(legs), 6);
  });
});

it('treats weights that have hardly changed as equal', () => {
  const week = (sum: number) => [null, [sum, 1, 1, 1, 1, 1] as DayWeights, null, null, null, null, null];
  expect(isNear(week(1), week(1.01))).toBe(true);
  expect(isNear(week(1), week(1.05))).toBe(false);
  expect(isNear(week(1), [null, null, null, null, null, null, null])).toBe(false);
});
