import { describe, expect, it } from 'vitest';
import { prospectOn } from '#game/network/planning/prospect.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';
import { PLANNING_FACTS, planningAircraft, planningRoute } from '#tests/support/planning.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { noneLeft } from '#web/features/network/shared/candidate-select.tsx';
import { bestOf } from '#web/features/network/start/no-profit.tsx';
import { startableCandidates, startCandidate } from '#web/features/network/start/start-candidate.ts';
import { leasedAircraft, startInput, startTerms } from '#web/features/network/start/start-terms.ts';
import { type CandidateAircraft, lessorCandidates } from '#web/lib/planning/candidate-aircraft.ts';
import { startPlanOf } from '#web/lib/planning/outlook.ts';
import { afterCosts, PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';

const MARKET = lessorCandidates(seedModels(), 2026, []);
const lease = (id: string) => MARKET.find((one) => one.id === id) as CandidateAircraft;
const own = (id: string, model: string): CandidateAircraft => ({
  ...lease(model),
  id,
  registration: id.toUpperCase(),
});
const [ATR, NEO] = ['atr-72-600', 'airbus-a320neo'];
const candidates = {
  own: [own('busy', ATR), own('free', ATR)],
  market: [lease(ATR), lease(NEO)],
  isPending: false,
  error: null,
};
const able = startableCandidates(candidates, new Set(['busy']), () => true);

describe('the aircraft to start with', () => {
  it('is an idle one of the fleet or one to lease', () => {
    expect([...able.own, ...able.market].map(({ id }) => id)).toEqual(['free', ATR, NEO]);
    const none = startableCandidates(candidates, new Set(), ({ model }) => model.id === NEO);
    expect([...none.own, ...none.market].map(({ id }) => id)).toEqual([NEO]);
  });

  it('is the selected one, otherwise one of its model, otherwise none', () => {
    expect(startCandidate(able, lease(NEO))?.id).toBe(NEO);
    expect(startCandidate(able, own('busy', ATR))?.id).toBe('free');
    expect(startCandidate({ ...able, own: [] }, own('busy', ATR))?.id).toBe(ATR);
    expect(startCandidate(able, null)).toBeNull();
  });

  it('is compared with the most profitable one', () => {
    const outlook = (profit: number) => ({
      profit,
      band: { low: profit, high: profit },
      yearly: 0,
      prospect: null,
    });
    const outlooks = new Map([
      [ATR, outlook(-5)],
      [NEO, outlook(7)],
    ]);
    expect(bestOf(MARKET, { outlooks })).toMatchObject({ candidate: { id: NEO }, profit: 7 });
    expect(bestOf([], { outlooks })).toBeNull();
  });
});

it('names the costs of an aircraft: an owned one has no lease, but loses value', () => {
  expect(afterCosts(lease(NEO))).toBe('after the lease and all costs');
  expect(afterCosts({ weeklyRate: 0 })).toBe('after all costs except loss of value');
  expect(PROFIT_MEANS).toContain('An owned aircraft’s loss of value is not.');
});

it('an aircraft in the address that lessors no longer have is named', () => {
  const without = MARKET.filter(({ id }) => id !== NEO);
  expect(noneLeft(seedModels(), without, NEO)).toBe('None left to lease: Airbus A320neo.');
  expect(noneLeft(seedModels(), MARKET, NEO)).toBeUndefined();
  expect(noneLeft(seedModels(), without, 'free')).toBeUndefined();
});

const best = prospectOn(planningRoute('AMS', 'BCN'), planningAircraft(NEO, NEO, 'AMS'), [], PLANNING_FACTS);
if (!best) throw new Error('no prospect');

it('sends what was shown', () => {
  const [from, to] = ['AMS', 'BCN'].map((iata): Airport => ({ ...seededAirport(iata), id: iata }));
  if (!from || !to) throw new Error('no airport');
  const plan = { prospect: best, band: { low: 0, high: 0 }, yearly: 0, usual: 0 };
  const terms = startTerms(lease(NEO), { price: 217_000 }, 2026);
  expect(terms.total).toBe(217_000 + (terms.lease?.dueNow ?? 0));
  expect(startInput({ from, to, candidate: lease(NEO), terms, plan, own: undefined })).toEqual({
    from: 'AMS',
    to: 'BCN',
    fee: 217_000,
    fares: best.week.fares,
    lease: { model: NEO, price: lease(NEO).weeklyRate },
    legs: best.legs.map(({ origin, departs }) => ({ origin, departs })),
  });
  const free = startTerms(own('free', NEO), { price: 217_000 }, 2026);
  expect(free).toEqual({ fee: 217_000, lease: null, total: 217_000 });
  const record = { id: 'free', revision: 4 };
  const input = startInput({ from, to, candidate: own('free', NEO), terms: free, plan, own: record });
  expect(input).toMatchObject({ aircraft: record });
  expect(input).not.toHaveProperty('lease');
});

it('plans with the best fares, which earn at least as much as reference fares', () => {
  const route = planningRoute('AMS', 'BCN');
  const question = { route, aircraft: planningAircraft(NEO, NEO, 'AMS'), others: [] };
  const plan = startPlanOf(question, PLANNING_FACTS);
  expect(plan?.usual).toBe(best.profit);
  expect(plan?.prospect.profit).toBeGreaterThan(best.profit);
  expect(plan?.prospect.legs).toEqual(best.legs);
  expect(plan?.prospect.week.fares).not.toEqual(route.fares);
});

it('knows where a leased aircraft will be, and when', () => {
  const { lease: terms } = startTerms(lease(NEO), { price: 0 }, 2026);
  expect(leasedAircraft(terms, 'hub', 600, true)).toMatchObject({ place: 'hub', ready: 660, delivered: 660 });
  expect(leasedAircraft(terms, 'hub', 600, false)?.ready).toBe(600 + (terms?.deliveryDays ?? 0) * 1440);
  expect(leasedAircraft(null, 'hub', 600, false)).toBeUndefined();
});
