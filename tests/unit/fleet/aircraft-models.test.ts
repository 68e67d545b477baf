import { describe, expect, it } from 'vitest';
import { newPrice } from '#game/fleet/aircraft/ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { AIRCRAFT_MODEL_COLUMNS, aircraftModelSchema } from '#game/fleet/aircraft/aircraft-model-schema.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { fuelBurnKg } from '#game/operations/flight/fuel-burn.ts';
import { modelCells, seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const models = seedModels();
const isTurboprop = (model: AircraftModel) => model.silhouette.startsWith('turboprop');

/** Returns grams of fuel per seat (densest cabin) and kilometre, on a flight of a quarter of the range. */
function gramsPerSeatKm(model: AircraftModel): number {
  const km = model.range_km / 4;
  return (fuelBurnKg(model, km) * 1000) / km / model.max_seats;
}

function ranks(values: number[]): number[] {
  const order = values.toSorted((one, other) => one - other);
  return values.map((value) => (order.indexOf(value) + order.lastIndexOf(value)) / 2);
}

function rankCorrelation(one: number[], other: number[]): number {
  const [x, y] = [ranks(one), ranks(other)];
  const mean = (one.length - 1) / 2;
  const sum = (of: (index: number) => number) => x.reduce((total, _, index) => total + of(index), 0);
  const [dx, dy] = [(index: number) => (x[index] ?? 0) - mean, (index: number) => (y[index] ?? 0) - mean];
  return (
    sum((index) => dx(index) * dy(index)) /
    Math.sqrt(sum((index) => dx(index) ** 2) * sum((index) => dy(index) ** 2))
  );
}

describe('seed/aircraft_models.csv', () => {
  it('has at least 60 models, in the columns of the schema, sorted by unique ids', () => {
    const [header = [], ...rows] = modelCells();
    expect(header).toEqual(AIRCRAFT_MODEL_COLUMNS);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const ids = models.map((model) => model.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted());
    const names = models.map((model) => `${model.manufacturer} ${model.model}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('covers turboprops to widebodies, old and new', () => {
    const of = (wanted: (model: AircraftModel) => boolean) => models.filter(wanted).length;
    expect(of(isTurboprop)).toBeGreaterThanOrEqual(15);
    expect(of((model) => model.max_seats > 250)).toBeGreaterThanOrEqual(20);
    expect(of((model) => model.first_year < 1985)).toBeGreaterThanOrEqual(12);
    expect(of((model) => isBuilt(model, 2026))).toBeGreaterThanOrEqual(20);
  });

  for (const model of models)
    it(`${model.id} is plausible`, () => {
      const seats = sumOfClasses(model);
      const perSeat = newPrice(model) / model.max_seats;
      expect(seats).toBeGreaterThanOrEqual(model.max_seats * 0.55);
      expect(model.mtow_kg / model.max_seats).toBeGreaterThan(280);
      expect(model.mtow_kg / model.max_seats).toBeLessThan(950);
      expect(model.cruise_kmh).toBeGreaterThan(isTurboprop(model) ? 250 : 700);
      expect(model.cruise_kmh).toBeLessThan(isTurboprop(model) ? 700 : 930);
      expect(model.runway_m).toBeGreaterThan(isTurboprop(model) ? 350 : 1_200);
      expect(model.runway_m).toBeLessThan(isTurboprop(model) ? 1_600 : 3_600);
      expect(perSeat).toBeGreaterThan(60_000);
      expect(perSeat).toBeLessThan(370_000);
      expect(gramsPerSeatKm(model)).toBeGreaterThan(13);
      expect(gramsPerSeatKm(model)).toBeLessThan(60);
      // The fuel for the range at cruise speed fits into the take-off weight.
      expect(fuelBurnKg(model, model.range_km)).toBeLessThan(model.mtow_kg * 0.5);
      expect(model.cabin_crew).toBeGreaterThanOrEqual(Math.floor(seats / 50));
      expect(model.turnaround_min).toBeGreaterThanOrEqual(15);
      expect(model.first_year).toBeGreaterThanOrEqual(1960);
      expect(model.first_year).toBeLessThanOrEqual(2028);
      expect(model.source).toMatch(/\b(19|20)\d\d\b/);
    });

  it('gives every member of a family the same number of pilots', () => {
    const decks = new Map<string, Set<number>>();
    for (const model of models)
      decks.set(model.family, (decks.get(model.family) ?? new Set()).add(model.pilots));
    expect([...decks].filter(([, pilots]) => pilots.size > 1)).toEqual([]);
    expect(decks.size).toBeGreaterThan(20);
  });

  const SUCCESSORS = [
    ['boeing-737-200', 'boeing-737-300', 'boeing-737-700', 'boeing-737-7'],
    ['boeing-737-400', 'boeing-737-800', 'boeing-737-8'],
    ['boeing-737-900er', 'boeing-737-9', 'boeing-737-10'],
    ['airbus-a319', 'airbus-a319neo'],
    ['airbus-a320-200', 'airbus-a320neo'],
    ['airbus-a321-200', 'airbus-a321neo'],
    ['airbus-a330-200', 'airbus-a330-800'],
    ['airbus-a330-300', 'airbus-a330-900'],
    ['airbus-a340-300', 'airbus-a350-900'],
    ['airbus-a340-600', 'airbus-a350-1000'],
    ['boeing-747-100', 'boeing-747-200b', 'boeing-747-400', 'boeing-747-8'],
    ['boeing-767-200er', 'boeing-767-300er', 'boeing-787-8'],
    ['boeing-777-200er', 'boeing-787-10'],
    ['boeing-777-300er', 'boeing-777-9'],
    ['boeing-727-200', 'boeing-757-200', 'airbus-a321neo'],
    ['embraer-e190', 'embraer-e190-e2'],
    ['embraer-e195', 'embraer-e195-e2'],
    ['douglas-dc-9-30', 'boeing-717-200', 'airbus-a220-100'],
    ['mcdonnell-douglas-dc-10-30', 'mcdonnell-douglas-md-11', 'airbus-a350-900'],
    ['atr-42-300', 'atr-42-600'],
    ['atr-72-500', 'atr-72-600'],
  ];
  for (const line of SUCCESSORS)
    it(`burns less fuel per seat in each generation: ${line.join(' → ')}`, () => {
      const km = Math.min(...line.map((id) => seedModel(id).range_km)) / 3;
      const burns = line.map((id) => {
        const model = seedModel(id);
        return (fuelBurnKg(model, km) * 1000) / km / model.max_seats;
      });
      for (let index = 1; index < burns.length; index++)
        expect(burns[index]).toBeLessThan(burns[index - 1] ?? 0);
    });

  it('names publisher and year of each figure for fleet size and dispatch reliability, or the mean used', () => {
    for (const { id, in_service, in_service_source, dispatch_pct, dispatch_source } of models) {
      expect(in_service_source, id).toMatch(/\b20\d\d\b/);
      expect(dispatch_source, id).toMatch(/\b(19|20)\d\d: |^mean of its (family|generation)$/);
      expect(dispatch_pct, id).toBeGreaterThanOrEqual(97);
      expect(dispatch_pct, id).toBeLessThanOrEqual(99.7);
      expect(in_service, id).toBeLessThan(5_000);
    }
    const total = models.reduce((sum, { in_service }) => sum + in_service, 0);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(32_000);
    expect(new Set(models.map(({ dispatch_pct }) => dispatch_pct)).size).toBeGreaterThanOrEqual(10);
  });

  it("uses the family's mean for missing dispatch reliability, otherwise the generation's", () => {
    const isPublished = ({ dispatch_source }: AircraftModel) => !dispatch_source.startsWith('mean');
    const generationOf = ({ first_year }: AircraftModel) =>
      [1980, 1995, 2010].findIndex((year) => first_year < year);
    /** Returns the mean of the published figures of some models, counting each figure of a family once. */
    const meanOf = (some: AircraftModel[]) => {
      const figures = new Set(some.filter(isPublished).map((one) => `${one.family}|${one.dispatch_pct}`));
      const values = [...figures].map((figure) => Number(figure.split('|')[1]));
      return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
    };
    for (const model of models.filter((one) => !isPublished(one))) {
      const family = models.filter((one) => one.family === model.family);
      const [name, mean] = family.some(isPublished)
        ? ['family', meanOf(family)]
        : ['generation', meanOf(models.filter((one) => generationOf(one) === generationOf(model)))];
      expect([model.dispatch_source, model.dispatch_pct], model.id).toEqual([`mean of its ${name}`, mean]);
    }
  });

  it('has less fuel burn per seat for younger jets', () => {
    const jets = models.filter((model) => !isTurboprop(model));
    const correlation = rankCorrelation(
      jets.map((model) => model.first_year),
      jets.map(gramsPerSeatKm),
    );
    expect(correlation).toBeLessThan(-0.5);
  });
});

describe('an aircraft model', () => {
  const a320 = seedModel('airbus-a320neo');
  const messages = (change: Record<string, unknown>) => {
    const result = aircraftModelSchema.safeParse({ ...a320, ...change });
    return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  };

  it('is rejected with the column and the reason', () => {
    expect(messages({ range_km: -1 })).toEqual(['range_km: must be at least 200 km']);
    expect(messages({ fuel_kg_h: 10.5 })).toEqual([
      'fuel_kg_h: must be at least 50 kg/h',
      'fuel_kg_h: must be a whole number',
    ]);
    expect(messages({ id: 'A 320' })).toEqual(['id: must be small letters, digits and single hyphens']);
    expect(messages({ silhouette: 'zeppelin' })[0]).toMatch(/^silhouette: must be one of turboprop, /);
    expect(messages({ last_year: 2001 })).toEqual(['last_year: must not be before first_year']);
    expect(messages({ economy: 180, business: 8 })).toEqual([
      'economy: needs a typical cabin that has seats and fits into max_seats (1 : 2 : 3.4)',
    ]);
    expect(messages({ colour: 'red' })).toHaveLength(1);
  });

  it('is built from its first to its last year', () => {
    expect(isBuilt(a320, 2015)).toBe(false);
    expect(isBuilt(a320, 2016)).toBe(true);
    expect(isBuilt(seedModel('boeing-737-800'), 2020)).toBe(true);
    expect(isBuilt(seedModel('boeing-737-800'), 2021)).toBe(false);
  });

  it('has its typical cabin when new', () => {
    expect(typicalCabin(a320)).toEqual({ economy: 150, business: 12, first: 0 });
  });
});
