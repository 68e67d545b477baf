import { expect, it } from 'vitest';
import { prospectOn } from '#game/network/planning/prospect.ts';
import { countMovements } from '#game/network/timetable/airport-slots.ts';
import { type AirportSlots, emptyAirport } from '#game/slots/airport-slots.ts';
import { checkWeek, type SlotTerms } from '#game/slots/check-week.ts';
import { PLANNING_FACTS, planningAircraft, planningRoute } from '#tests/support/planning.ts';

const route = planningRoute('AMS', 'BCN');
const aircraft = planningAircraft('one', 'airbus-a320neo', 'AMS');
const prospect = (slots?: SlotTerms) => prospectOn(route, aircraft, [], PLANNING_FACTS, slots);
const terms = (BCN: AirportSlots): SlotTerms => ({
  airports: new Map([
    ['AMS', emptyAirport(6)],
    ['BCN', BCN],
  ]),
  fixed: new Map(),
  hub: 'AMS',
});

it('counts only flights for which there are slots', () => {
  const best = prospect();
  if (!best) throw new Error('no prospect');
  expect(prospect(terms(emptyAirport(3)))).toEqual(best);
  // BCN has no slot in any hour of the best week.
  const full = emptyAirport(3);
  full.others =
    countMovements(best.legs)
      .get('BCN')
      ?.map((movements) => (movements > 0 ? full.capacity : 0)) ?? [];
  expect(checkWeek(best.legs, terms(full))).not.toEqual([]);
  const within = prospect(terms(full));
  expect(within?.legs.length).toBeGreaterThan(0);
  expect(checkWeek(within?.legs ?? [], terms(full))).toEqual([]);
  expect(within?.profit).toBeLessThanOrEqual(best.profit);
});

it('is missing if an airport has no slot at any hour', () => {
  const full = emptyAirport(3);
  full.others.fill(full.capacity);
  expect(prospect(terms(full))).toBeNull();
});
