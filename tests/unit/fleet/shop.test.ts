import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { SILHOUETTES } from '#game/fleet/aircraft/silhouettes.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';
import { routeBetween } from '#tests/support/network.ts';
import { PLANNING_FACTS } from '#tests/support/planning.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { lengthOf } from '#web/components/silhouette/length.ts';
import { shapeOf } from '#web/components/silhouette/shapes.ts';
import { readCompared } from '#web/features/fleet/compared.ts';
import { leaseDeliveryText } from '#web/features/fleet/shop/lease-delivery-text.ts';
import { matches, type ShopFilter, shopRow } from '#web/features/fleet/shop/shop-rows.ts';
import { nextText, stockText } from '#web/features/fleet/shop/stock-words.ts';
import {
  candidatesFor,
  leastLossOf,
  type SuggestionFacts,
  suggestionsFrom,
} from '#web/features/fleet/suggest-aircraft.ts';
import { inStock } from '#web/lib/game/leasable-models.ts';
import { outlookOf } from '#web/lib/planning/outlook.ts';
import { tripCost } from '#web/lib/trip-cost.ts';

const TERMS = {
  start: '2026-01-01',
  stock: undefined,
  year: 2026,
  km: 1000,
  fuelPrice: 900,
  delivery: { 'airbus-a320neo': 7200 },
  firstLease: false,
};
const ANY: ShopFilter = { seats: 0, range: 0, runway: 0, maker: '', had: 'any' };

describe('silhouettes', () => {
  it('exist for every kind, with whole numbers in their paths', () => {
    for (const silhouette of SILHOUETTES) {
      const shape = shapeOf(silhouette);
      const paths = [shape.body, shape.fin, shape.rudder, shape.wings, shape.engines, shape.cockpit].join(
        ' ',
      );
      expect(paths).not.toMatch(/NaN|undefined/);
      expect(shape.bottom).toBeGreaterThan(shape.top);
    }
  });

  it.each([
    // Published lengths in metres.
    ['airbus-a320neo', 37.6],
    ['boeing-737-8', 39.5],
    ['atr-72-600', 27.2],
    ['boeing-777-300er', 73.9],
    ['airbus-a380-800', 72.7],
    ['boeing-747-400', 70.7],
    ['bombardier-crj900', 36.2],
    ['mcdonnell-douglas-md-11', 61.2],
    ['embraer-e190', 36.2],
  ])('%s is within an eighth of its %d m', (model, metres) => {
    const length = lengthOf(seedModel(model));
    expect(Math.abs(length - metres) / metres).toBeLessThan(0.125);
  });
});

describe('lease delivery times as text', () => {
  it.each([
    [1, 1, true, 'within one game hour'],
    [3, 1, true, 'first within an hour, others in 1 day'],
    [3, 4, false, 'in 4 days'],
  ])('%d aircraft that take %d days, first lease: %s', (count, days, isFirst, text) => {
    expect(leaseDeliveryText(count, days, isFirst)).toBe(text);
  });
});

describe('cost of a trip', () => {
  const neo = seedModel('airbus-a320neo');

  it('is null beyond the range and without seats', () => {
    expect(tripCost(neo, typicalCabin(neo), 15_000, 900, null)).toBeNull();
    expect(tripCost(neo, { economy: 0, business: 0, first: 0 }, 500, 900, null)).toBeNull();
  });

  it('grows with distance and fuel, with a consistent cost per seat-kilometre', () => {
    const [near, far] = [500, 3000].map((km) => tripCost(neo, typicalCabin(neo), km, 900, null));
    const expensive = tripCost(neo, typicalCabin(neo), 500, 1800, null);
    if (!near || !far || !expensive) throw new Error('it flies that far');
    expect(far.flying).toBeGreaterThan(near.flying);
    expect(expensive.fuel).toBeCloseTo(near.fuel * 2, -1);
    expect(near.seatKm * 500 * sumOfClasses(neo)).toBeCloseTo(near.flying, 0);
  });

  it('is higher for an old aircraft, and includes its lease', () => {
    const fresh = tripCost(neo, typicalCabin(neo), 800, 900, { weeklyRate: 0, age: 0, condition: 1 });
    const old = tripCost(neo, typicalCabin(neo), 800, 900, { weeklyRate: 0, age: 25, condition: 0.85 });
    const leased = tripCost(neo, typicalCabin(neo), 800, 900, { weeklyRate: 84_000, age: 0, condition: 1 });
    if (!fresh || !old || !leased) throw new Error('it flies that far');
    expect(old.flying).toBeGreaterThan(fresh.flying);
    // 84 block hours per week, a thousand dollars each.
    expect(leased.lease).toBe(Math.round((leased.block / 60) * 1000));
  });
});

describe('the manufacturers’ list', () => {
  it('separates models to buy from models to lease only, and from unavailable ones', () => {
    const of = (model: string) => shopRow(seedModel(model), TERMS);
    expect(of('airbus-a320neo')).toMatchObject({ deliveryDays: 5, price: expect.any(Number) });
    expect(of('airbus-a319')).toMatchObject({
      price: null,
      deliveryDays: null,
      lease: { age: expect.any(Number) },
    });
    expect(of('boeing-707-320b')).toMatchObject({ price: null, lease: null });
    expect(of('boeing-777-9')).toMatchObject({ price: null, lease: null });
  });

  it('gets smaller with each filter, never larger', () => {
    const rows = seedModels().map((model) => shopRow(model, TERMS));
    fc.assert(
      fc.property(
        fc.record({
          seats: fc.nat(500),
          range: fc.nat(16_000),
          runway: fc.nat(3600),
          maker: fc.constantFrom('', 'Airbus', 'ATR'),
          had: fc.constantFrom('any' as const, 'had' as const, 'lease' as const, 'new' as const),
        }),
        (filter) => {
          for (const row of rows) {
            if (!matches(row, filter)) continue;
            expect(row.seats).toBeGreaterThanOrEqual(filter.seats);
            expect(row.model.range_km).toBeGreaterThanOrEqual(filter.range);
            if (filter.runway > 0) expect(row.model.runway_m).toBeLessThanOrEqual(filter.runway);
            if (filter.had === 'new') expect(row.price).not.toBeNull();
            expect(matches(row, ANY)).toBe(true);
          }
        },
      ),
    );
    expect(rows.filter((row) => matches(row, ANY))).toHaveLength(rows.length);
  });

  it("shows lessors' stock, and hides models without stock on request", () => {
    const stock = {
      'airbus-a320neo': { available: 3, next: null },
      'airbus-a319': { available: 0, next: 11 * DAY },
      'atr-72-500': { available: 0, next: null },
    };
    const [neo, a319, atr, buried] = [...Object.keys(stock), 'boeing-707-320b'].map((model) =>
      shopRow(seedModel(model), { ...TERMS, stock }),
    );
    const wordsOf = (row = neo) => row?.stock && stockText(row.stock, TERMS.start);
    expect([wordsOf(neo), wordsOf(a319), wordsOf(atr)]).toEqual(['3', 'none until 12 Jan', 'none left']);
    expect(buried?.stock).toBeNull();
    const shown = (had: ShopFilter['had']) =>
      [neo, a319, atr, buried].map((row) => row !== undefined && matches(row, { ...ANY, had }));
    expect(shown('lease')).toEqual([true, false, false, false]);
    expect(shown('had')).toEqual([true, true, true, false]);
    expect(nextText(stock['airbus-a319'], TERMS.start)).toContain('on 12 Jan.');
    expect(nextText(stock['atr-72-500'], TERMS.start)).toContain('None is expected within a year.');
    expect(inStock(seedModels(), stock).map(({ id }) => id)).toEqual(['airbus-a320neo']);
  });

  it('compares each model once, and at most four', () => {
    expect(readCompared(null)).toEqual([]);
    expect(readCompared('a,b,a,,c')).toEqual(['a', 'b', 'c']);
    expect(readCompared('a,b,c,d,e')).toHaveLength(4);
  });
});

describe('aircraft to start with', () => {
  const hub = { ...seededAirport('AMS'), id: 'AMS' };
  const facts = { ...PLANNING_FACTS, month: 10, outlook: null, traffic: 0 };
  const near = ['BCN', 'LHR', 'FCO', 'CPH', 'OSL', 'MAD', 'PMI', 'BUD', 'PRG', 'ZRH', 'JFK'].map((code) => {
    const { km, leisure, business, premium } = routeBetween('AMS', code);
    const airport = { ...seededAirport(code), id: code };
    return { airport, km, leisure, business, premium, known: 1, others: [], incumbents: null };
  });
  const market = (rest: Partial<SuggestionFacts> = {}): SuggestionFacts => ({
    models: seedModels(),
    year: 2026,
    hub,
    destinations: near,
    facts,
    cash: STARTING_CAPITAL,
    slots: {},
    ...rest,
  });
  const suggested = (given: SuggestionFacts) => {
    const { candidates, job } = candidatesFor(given);
    return suggestionsFrom(
      candidates,
      job.questions.map((question) => outlookOf(question, facts, false)),
    );
  };

  it('are at most one per size, each within a quarter of the cash and profitable by the forecast', () => {
    const found = suggested(market());
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ size }) => size)).size).toBe(found.length);
    for (const { quote, outlook } of found) {
      expect(quote.dueNow).toBeLessThanOrEqual(6_250_000);
      expect(outlook.profit).toBeGreaterThan(0);
    }
  });

  it("respect the hub's runway and the cash, and are empty without demand", () => {
    for (const { model } of suggested(market({ hub: { ...hub, longest_runway_m: 1100 } })))
      expect(model.runway_m).toBeLessThan(1700);
    expect(suggested(market({ cash: 0 }))).toEqual([]);
    expect(suggested(market({ destinations: [] }))).toEqual([]);
    const empty = near.map((one) => ({ ...one, leisure: 100, business: 10, premium: 1 }));
    expect(suggested(market({ destinations: empty }))).toEqual([]);
  });

  it('name the lease that loses least if none pays', () => {
    const poor = near.map((one) => ({ ...one, leisure: 20_000, business: 2_000, premium: 200 }));
    const { candidates, job } = candidatesFor(market({ destinations: poor }));
    const outlooks = job.questions.map((question) => outlookOf(question, facts, false));
    expect(suggestionsFrom(candidates, outlooks)).toEqual([]);
    const found = leastLossOf(candidates, job.questions, outlooks);
    const worse = outlooks.map((outlook) => (outlook ? Math.min(outlook.profit, outlook.yearly) : -Infinity));
    const index = worse.indexOf(Math.max(...worse));
    expect(worse[index]).toBeLessThan(0);
    expect(found?.candidate).toBe(candidates[index]);
    expect(found?.question).toBe(job.questions[index]);
    expect(leastLossOf(candidates, job.questions, [])).toBeNull();
  });
});
