import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { AIRCRAFT_MODEL_COLUMNS, aircraftModelSchema } from '#game/fleet/aircraft/aircraft-model-schema.ts';
import { seedCells } from './seed-cells.ts';

const WORDS = new Set<string>([
  'id',
  'manufacturer',
  'model',
  'family',
  'silhouette',
  'source',
  'in_service_source',
  'dispatch_source',
]);

/** Cells of seed/aircraft_models.csv, with the header first. */
export const modelCells = (): string[][] => seedCells('aircraft_models');

/** Returns a row's cells as the schema expects them: numbers as numbers, empty cells as null. */
export function modelOf(cells: readonly string[]): AircraftModel {
  const entries = AIRCRAFT_MODEL_COLUMNS.map((column, index) => {
    const cell = cells[index] ?? '';
    if (WORDS.has(column)) return [column, cell];
    return [column, cell === '' ? null : Number(cell)];
  });
  return aircraftModelSchema.parse(Object.fromEntries(entries));
}

/** All models of the seed by their ids. Read once, because some tests ask for one thousands of times. */
let models: Map<string, AircraftModel> | undefined;

function modelsById(): Map<string, AircraftModel> {
  models ??= new Map(
    modelCells()
      .slice(1)
      .map(modelOf)
      .map((model) => [model.id, model]),
  );
  return models;
}

/** Returns all models of the seed. */
export const seedModels = (): AircraftModel[] => [...modelsById().values()];

/** Returns one model of the seed. */
export function seedModel(id: string): AircraftModel {
  const model = modelsById().get(id);
  if (!model) throw new Error(`no aircraft model ${id} in the seed`);
  return model;
}
