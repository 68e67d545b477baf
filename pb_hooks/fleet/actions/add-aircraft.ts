import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import { dueFrom } from '#game/fleet/aircraft/maintenance.ts';
import { registrationFor } from '#game/fleet/registration.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';

/** Fields that depend on how an aircraft was acquired. */
type Given = Pick<
  Aircraft,
  | 'ownership'
  | 'price'
  | 'lease_rate'
  | 'deposit'
  | 'built'
  | 'delivered'
  | 'hours'
  | 'cycles'
  | 'condition'
  | 'checks'
>;

function freeRegistration({ tx, airline }: ActionContext, id: string): string {
  for (let attempt = 0; ; attempt++) {
    const registration = registrationFor(airline.country, id, attempt);
    if (tx.countRecords('aircraft', $dbx.hashExp({ registration })) === 0) return registration;
  }
}

/** Adds an aircraft to the fleet, delivered at the hub. Returns its id. */
export function addAircraft(
  context: ActionContext,
  model: AircraftModel,
  cabin: PerClass,
  given: Given,
): string {
  const { tx, airline } = context;
  const id = context.newId();
  tx.save(
    new Record(tx.findCollectionByNameOrId('aircraft'), {
      ...given,
      ...dueFrom(given.checks),
      // Only manufacturers sell aircraft to their first owners.
      paid_new: given.price,
      id,
      airline: airline.id,
      model: model.id,
      registration: freeRegistration(context, id),
      ordered: context.now,
      lease_from: given.ownership === 'leased' ? given.delivered : 0,
      place: airline.hub,
      ready: given.delivered,
      economy: cabin.economy,
      business: cabin.business,
      first: cabin.first,
    }),
  );
  return id;
}
