import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  FOLLOW_WEEKS,
  follow,
  HEARD_WEEKS,
  type IncumbentState,
  notYet,
  RETURN_WEEKS,
} from '#game/demand/incumbents/answer.ts';
import { answerNotice } from '#game/demand/incumbents/answer-notice.ts';
import { AS_SEEDED, incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { QUARTER_WEEKS } from '#game/world/time.ts';
import { faresOf, itinerary, KM } from '#tests/support/itineraries.ts';

const SEEDED: IncumbentState = { airlines: 1, seats: 150, ...AS_SEEDED, idle: 0 };
const marketOf = (people: number) => ({
  km: KM,
  yearly: { leisure: people * 0.6, business: people * 0.35, premium: people * 0.05 },
  latA: 0,
  latB: 0,
});
/** Flights of an entrant on each day. */
const entrant = (flights: number, fares = 1) =>
  Array.from({ length: flights }, (_, index) =>
    itinerary(`leg${index}`, 'entrant', { departs: 480 + index * 180, fares: faresOf(KM, fares) }),
  );

/** Returns how incumbents fly after some weeks. */
function played(
  weeks: number,
  people: number,
  others: ReturnType<typeof entrant>,
  from = SEEDED,
): IncumbentState {
  let state = from;
  for (let week = 1; week <= weeks; week++)
    state = answer(state, { market: marketOf(people), others, traffic: 100 }, week % QUARTER_WEEKS === 0);
  return state;
}

describe('incumbents', () => {
  it('stay as they are without other airlines, and return there once these are gone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60_000, max: 3_000_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 800, max: 1200 }),
        (people, airlines, fares) => {
          const seeded = { ...SEEDED, airlines };
          expect(played(26, people, [], seeded)).toEqual(seeded);
          const { fares: back } = played(52, people, [], { ...seeded, fares });
          expect(Math.abs(back - AS_SEEDED.fares)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('lower fares within a week, by 3 to 18% in the end, and fly less within a quarter', () => {
    const week = played(1, 200_000, entrant(2));
    expect(week.fares).toBeLessThan(1000);
    expect(week.fares).toBeGreaterThanOrEqual(950);
    expect(week.flights).toBe(1000);
    const quarter = played(QUARTER_WEEKS, 200_000, entrant(2));
    expect(quarter.fares).toBeGreaterThanOrEqual(820);
    expect(quarter.fares).toBeLessThanOrEqual(970);
    expect(quarter.flights).toBeLessThan(1000);
    expect(quarter.flights).toBeGreaterThanOrEqual(900);
  });

  it('answer a cheaper entrant with lower fares, and hardly notice one among many', () => {
    expect(played(8, 200_000, entrant(2, 0.8)).fares).toBeLessThan(played(8, 200_000, entrant(2)).fares);
    const crowded = played(8, 3_000_000, entrant(1), { ...SEEDED, airlines: 5 });
    expect(crowded.fares).toBeGreaterThan(980);
  });

  it('compare sizes with their own flights, whatever the ids of the others', () => {
    const answered = (id: string) => {
      const seats = { economy: 40, business: 0, first: 0 };
      const others = [itinerary(id, 'entrant', { seats, size: 280, flights: 1 / 7, airlines: 1 })];
      return played(8, 200_000, others);
    };
    expect(answered('aaa')).toEqual(answered('zzz'));
  });

  it('leave below two flights per week, and come back when nobody has served the demand for half a year', () => {
    const gone = played(78, 45_000, entrant(4, 0.7));
    expect(gone.flights).toBe(0);
    expect(played(RETURN_WEEKS - 1, 45_000, [], gone)).toMatchObject({ flights: 0, idle: RETURN_WEEKS - 1 });
    const back = played(RETURN_WEEKS, 45_000, [], gone);
    expect(back.flights).toBeGreaterThan(0);
    expect(incumbentsOn({ ...marketOf(45_000), served: back }, 100)).toMatchObject({ stops: 0 });
    expect(played(RETURN_WEEKS, 45_000, entrant(4, 0.7), gone)).toMatchObject({ flights: 0, idle: 0 });
  });
});

describe('incumbents on a pair that they have never flown', () => {
  /** Returns them after some weeks beside others, from the first week on. */
  function followed(
    weeks: number,
    people: number,
    others: ReturnType<typeof entrant>,
  ): IncumbentState | null {
    let state: IncumbentState | null = notYet(KM, 0);
    for (let week = 1; week <= weeks && state?.flights === 0; week++)
      state = follow(state.idle, { market: marketOf(people), others, traffic: 100 });
    return state;
  }

  it('follow an airline after a quarter of a year, with half of the flights that the pair fills', () => {
    expect(followed(FOLLOW_WEEKS - 1, 500_000, entrant(1))).toMatchObject({
      flights: 0,
      idle: FOLLOW_WEEKS - 1,
    });
    const state = followed(FOLLOW_WEEKS, 500_000, entrant(1));
    if (!state) throw new Error('too few trips');
    expect(state).toMatchObject({ airlines: 1, flights: 500, fares: AS_SEEDED.fares, idle: 0 });
    const usual = incumbentsOn({ ...marketOf(500_000), served: { ...state, ...AS_SEEDED } }, 100);
    const begun = incumbentsOn({ ...marketOf(500_000), served: state }, 100);
    expect(begun?.flights).toBeCloseTo((usual?.flights ?? 0) / 2);
  });

  it('do not follow airlines that carry most passengers, or to a pair that fills no flight', () => {
    expect(followed(2 * FOLLOW_WEEKS, 200_000, entrant(6, 0.8))).toMatchObject({ flights: 0, idle: 0 });
    expect(followed(1, 5_000, entrant(1))).toBeNull();
  });
});

describe('notices about their answers', () => {
  const reviewed = (more: Partial<IncumbentState>) => {
    const state = { ...SEEDED, ...more };
    return { state, offer: incumbentsOn({ ...marketOf(200_000), served: state }, 100) };
  };
  const titleOf = (before: Partial<IncumbentState>, now: Partial<IncumbentState>) =>
    answerNotice('AMSBCN', reviewed(before), reviewed(now))?.title;

  it('name the pair and what they do', () => {
    expect(titleOf({}, { fares: 970 })).toBe('Other airlines have lowered their fares on AMS–BCN');
    expect(titleOf({ fares: 920 }, { fares: 980 })).toBe('Other airlines have raised their fares on AMS–BCN');
    expect(titleOf({}, { flights: 900 })).toBe('Other airlines fly AMS–BCN less often');
    expect(titleOf({ flights: 900 }, {})).toBe('Other airlines fly AMS–BCN more often');
    expect(titleOf({}, { flights: 0 })).toBe('Other airlines have left AMS–BCN');
    expect(titleOf({ flights: 0 }, {})).toBe('Other airlines are back on AMS–BCN');
  });

  it('say that they follow, once four weeks before and once when they do', () => {
    const titles = Array.from({ length: FOLLOW_WEEKS }, (_, idle) => {
      const [before, after] = [reviewed({ flights: 0, idle }), reviewed({ flights: 0, idle: idle + 1 })];
      return answerNotice('AMSBCN', before, after, true)?.title;
    });
    expect(titles.filter(Boolean)).toEqual(['Other airlines want to fly AMS–BCN']);
    expect(titles[FOLLOW_WEEKS - HEARD_WEEKS - 1]).toBeDefined();
    const begun = answerNotice('AMSBCN', reviewed({ flights: 0 }), reviewed({ flights: 500 }), true);
    expect(begun?.title).toBe('Other airlines now fly AMS–BCN too');
  });

  it('are not written for small changes, or for weeks of waiting', () => {
    expect(titleOf({}, { fares: 990 })).toBeUndefined();
    expect(titleOf({ flights: 0 }, { flights: 0, idle: 3 })).toBeUndefined();
  });
});
