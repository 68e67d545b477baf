import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { planFleet } from '#game/network/planning/plan-fleet.ts';
import { isFareAccepted, referenceFares } from '#game/network/route/fares.ts';
import { checkTimetable } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { type AirportSlots, emptyAirport, noMovements } from '#game/slots/airport-slots.ts';
import { withLegs } from '#game/slots/check-week.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { PLANNING_FACTS } from '#tests/support/planning.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { changedFares } from '#web/features/network/manage/bulk-fares.tsx';
import {
  baseOf,
  draftedLegs,
  isSameWeek,
  obstacle,
  planJob,
  reserveOf,
  roundTrips,
} from '#web/features/network/manage/plan-week.ts';
import { rejectedLegs } from '#web/features/network/manage/rejected-legs.ts';
import { positioningWords } from '#web/features/network/shared/positioning-words.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';

function candidateOf(id: string, key: string): CandidateAircraft {
  const model = seedModel(key);
  const cabin = typicalCabin(model);
  return {
    id,
    label: key,
    model,
    cabin,
    seats: sumOfClasses(cabin),
    age: 1,
    condition: 1,
    weeklyRate: 0,
    registration: id,
    familySize: 2,
    turn: 0,
  };
}

function lineOf(from: string, to: string) {
  const [a, b] = [from, to].map((iata) => ({ ...seededAirport(iata), id: iata }));
  if (!a || !b) throw new Error('no such airports');
  const km = distanceKm(a, b);
  const { economy, business, first } = referenceFares(km);
  const fares = { fare_economy: economy, fare_business: business, fare_first: first };
  const demand = { leisure: 400_000, business: 150_000, premium: 20_000 };
  const ids = { id: from + to, airline: 'own', pair: from + to, a: a.id, b: b.id };
  const rule = { rule_min: 0, rule_max: 0, rule_next: 0, unused_from: 0 };
  return { a, b, route: { ...ids, km, opened: 0, ...fares, ...demand, number: 101, ...rule } };
}

const QUIET = {
  known: 1,
  known_studied: 1,
  tariff: 8,
  km: 0,
  leisure: 400_000,
  business: 150_000,
  premium: 20_000,
  departures: [],
  incumbents: null,
  airlines: {},
};
const FACTS = { ...PLANNING_FACTS, month: 10, outlook: null, traffic: 0 };

/** Calls the planner like the page, without its thread. */
function planAutomatically(plan: Omit<Parameters<typeof planJob>[0], 'facts' | 'fleet' | 'nights' | 'hub'>) {
  const { candidates } = plan;
  const fleet = candidates.map(({ candidate }) => candidate);
  const weeks = planFleet(planJob({ ...plan, fleet, facts: FACTS, nights: false, hub: 'AMS' }));
  return new Map([...weeks].map(([id, { legs }]) => [id, legs]));
}
const lines = [lineOf('AMS', 'MAD'), lineOf('AMS', 'LHR')];
const QUIET_MARKET = { ...QUIET, slots: {} };
const quiet = new Map(lines.map(({ route }) => [route.id, QUIET_MARKET]));
const jet = candidateOf('x', 'airbus-a320neo');

describe('manually added flights', () => {
  it('leave from base and return when the aircraft is ready, also over Sunday midnight', () => {
    const minute = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
    fc.assert(
      fc.property(
        minute,
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        (departs, days) => {
          const line = lines[0];
          if (!line) return;
          const legs = roundTrips(line, jet, 'MAD', days, departs);
          expect(legs.filter(({ origin }) => origin === 'MAD')).toHaveLength(days.length);
          expect(checkTimetable(legs, { turnaround: jet.model.turnaround_min })).toEqual([]);
        },
      ),
    );
  });

  it('are rejected with a reason if the aircraft cannot fly them', () => {
    expect(obstacle(candidateOf('y', 'atr-42-300'), lineOf('AMS', 'MAD'))).toBe('out of range');
    expect(obstacle(candidateOf('y', 'boeing-777-300er'), lineOf('AMS', 'LCY'))).toBe(
      'runway at LCY too short',
    );
    expect(obstacle(jet, lineOf('AMS', 'MAD'))).toBeNull();
  });
});

describe('automatically planned weeks', () => {
  const plan = planAutomatically({
    candidates: [jet, candidateOf('z', 'airbus-a320neo')].map((candidate) => ({ candidate, place: 'AMS' })),
    routes: lines,
    drafted: [],

    markets: quiet,
  });

  it('can be flown unchanged', () => {
    expect([...plan.keys()].sort()).toEqual(['x', 'z']);
    for (const legs of plan.values()) {
      expect(legs.length).toBeGreaterThan(14);
      expect(checkTimetable(legs, { turnaround: jet.model.turnaround_min })).toEqual([]);
    }
  });

  it('only use slots that the server has left, excluding their own legs', () => {
    const candidates = [{ candidate: jet, place: 'AMS' }];
    const [madrid] = lines;
    if (!madrid) throw new Error('no line');
    const common = { candidates, routes: [madrid], drafted: [] };
    const free = planAutomatically({ ...common, markets: quiet }).get('x') ?? [];
    const full = emptyAirport(madrid.b.runways);
    full.others = full.others.map(() => full.capacity);
    const marketWith = (MAD: AirportSlots) =>
      new Map([[madrid.route.id, { ...QUIET, slots: { AMS: emptyAirport(6), MAD } }]]);
    expect(planAutomatically({ ...common, markets: marketWith(full) }).get('x')).toEqual([]);
    // The airline keeps the slots of this week, so planning it again may use them.
    const held = withLegs(new Map(), free).get('MAD') ?? noMovements();
    const again = planAutomatically({ ...common, markets: marketWith({ ...full, held }) }).get('x') ?? [];
    expect(again.length).toBeGreaterThan(0);
    const hours = (legs: readonly PlannedLeg[]) =>
      legs.map(
        ({ origin, departs, block }) => Math.floor((departs + (origin === 'MAD' ? 0 : block)) / 60) % 168,
      );
    for (const hour of hours(again)) expect(hours(free)).toContain(hour);
  });

  it('only replace stored legs of their own aircraft', () => {
    const stored = ['x', 'other'].map((aircraft) => ({
      id: `1${aircraft}`,
      airline: 'own',
      aircraft,
      route: 'AMSMAD',
      origin: 'AMS',
      destination: 'MAD',
      departs: 0,
      block: 135,
      arrives: 135,
      number: 'AB101',
      since: 0,
    }));
    const all = draftedLegs(stored, plan);
    expect(all.filter(({ aircraft }) => aircraft === 'other')).toHaveLength(1);
    expect(all.filter(({ aircraft }) => aircraft === 'x')).toHaveLength(plan.get('x')?.length ?? 0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are compared regardless of order', () => {
    const legs = plan.get('x') ?? [];
    expect(isSameWeek(legs, legs.toReversed())).toBe(true);
    expect(isSameWeek(legs, legs.slice(1))).toBe(false);
  });
});

it("plans from the hub if a route touches it, otherwise from the aircraft's airport", () => {
  expect(baseOf(lines, 'AMS', 'MAD')).toBe('AMS');
  expect(baseOf(lines, 'JFK', 'MAD')).toBe('MAD');
});

it('reserves an aircraft of the most common type: an idle one, otherwise the smallest', () => {
  const small = { ...candidateOf('s', 'airbus-a320neo'), seats: 150 };
  const fleet = [candidateOf('a', 'boeing-777-300er'), jet, small, candidateOf('b', 'atr-72-600')];
  const all = new Set(fleet.map(({ id }) => id));
  expect(reserveOf(fleet, all)).toBe(small);
  expect(reserveOf(fleet.toReversed(), all)).toBe(small);
  expect(reserveOf(fleet, new Set(['a', 's']))).toBe(jet);
  expect(reserveOf([], all)).toBeUndefined();
});

it('keeps fares within the allowed range when they are changed in bulk', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 15_000 }), fc.integer({ min: -95, max: 900 }), (km, percent) => {
      const fares = changedFares(referenceFares(km), km, 'all', percent);
      for (const name of CABIN_CLASSES) expect(isFareAccepted(fares[name], km, name)).toBe(true);
    }),
  );
  const expensive = { economy: 999, business: 999, first: 999 };
  expect(changedFares(expensive, 1000, 'business', null)).toEqual({
    ...expensive,
    business: referenceFares(1000).business,
  });
});

it('finds the legs that the server rejects, of any aircraft', () => {
  const said = (message: string) => ({ code: 'overlap', message });
  const error = new ApiError({
    url: '',
    status: 400,
    data: {
      data: {
        plans: said('all'),
        'plans.1.legs.3': said('three'),
        'plans.1.legs.10': said('ten'),
        'plans.7.legs.0': said('not sent'),
      },
    },
  });
  expect(rejectedLegs(error, ['x', 'y'])).toEqual(
    new Map([
      [
        'y',
        new Map([
          [3, 'three'],
          [10, 'ten'],
        ]),
      ],
    ]),
  );
  expect(rejectedLegs(null, ['x']).size).toBe(0);
});

describe("positioning flight to the start of an aircraft's week", () => {
  const airports = new Map([...lines.flatMap(({ a, b }) => [a, b])].map((airport) => [airport.id, airport]));
  const week = [{ route: 'AMSMAD', origin: 'AMS', destination: 'MAD', departs: 4 * DAY + 600, block: 150 }];
  const words = (place: string, legs = week) =>
    positioningWords({
      aircraft: { id: 'there', place, ready: 0, delivered: 0 },
      candidate: jet,
      week: legs,
      stored: [],
      airports,
      fuelPrice: 750,
      // Thursday, 2026-01-01. The hour from 10:00 is settled.
      world: { hour: 10, start: '2026-01-01' },
    });

  it('is described with its time and cost if there is one', () => {
    expect(words('LHR')).toMatch(
      /^Starts with a positioning flight LHR–AMS on Fri 2 Jan 0[78]:\d\d, without passengers, about \$\d,\d{3}\.$/,
    );
    expect(words('AMS')).toBeNull();
    expect(words('nowhere')).toBeNull();
  });

  it('is not needed if the aircraft is where a later flight starts', () => {
    const back = { route: 'AMSMAD', origin: 'MAD', destination: 'AMS', departs: 4 * DAY + 900, block: 150 };
    expect(words('MAD', [...week, back])).toBe(
      'Starts at MAD on Fri 2 Jan 15:00. The flight before that starts a week later.',
    );
  });
});
