import type { PastUse } from '#game/exchange/draw-stock.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { dueFrom } from '#game/fleet/aircraft/maintenance.ts';
import type { AIRCRAFT } from '#game/tables/aircraft.ts';
import type { StoredRow } from '#game/tables/table.ts';

type AircraftRow = StoredRow<typeof AIRCRAFT>;

/** A used aircraft and its owner. */
type OwnedAircraft = Pick<
  AircraftRow,
  'id' | 'airline' | 'registration' | 'place' | 'price' | 'ordered' | 'delivered' | 'revision'
>;

/** Returns the row of a used aircraft that enters the world: without a name, a lease or work, in its model's typical cabin. */
export const usedAircraftRow = (
  { model, built, hours, cycles, condition, checks }: PastUse & { model: AircraftModel },
  owned: OwnedAircraft,
): AircraftRow => ({
  ...owned,
  model: model.id,
  name: '',
  ownership: 'owned',
  paid_new: 0,
  lease_rate: 0,
  deposit: 0,
  lease_from: 0,
  lease_until: 0,
  built,
  hours,
  cycles,
  condition,
  checks,
  ready: owned.delivered,
  ...typicalCabin(model),
  work: '',
  work_until: 0,
  ...dueFrom(checks),
});
