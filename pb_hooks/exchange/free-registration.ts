import { registrationFor } from '#game/fleet/registration.ts';

/** Returns a registration of an airline's country that no aircraft has. @param key chooses among them */
export function freeRegistration(app: CoreApp, airline: string, key: string): string {
  const country = app.findRecordById('airline', airline).getString('country');
  for (let attempt = 0; ; attempt++) {
    const registration = registrationFor(country, key, attempt);
    if (app.countRecords('aircraft', $dbx.hashExp({ registration })) === 0) return registration;
  }
}
