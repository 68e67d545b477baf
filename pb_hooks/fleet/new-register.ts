import { registrationFor } from '#game/fleet/registration.ts';
import { readJson } from '../platform/db/read-json.ts';

const IS_REGISTERED = 'SELECT EXISTS (SELECT 1 FROM aircraft WHERE registration = {:registration}) AS json';

/** Returns a registration of a country (ISO 3166 code) for an aircraft (id). */
export type Register = (country: string, aircraft: string) => string;

/** Returns a function that gives aircraft free registrations, also among those it has given before. */
export function newRegister(tx: CoreApp): Register {
  const given = new Set<string>();
  return (country, aircraft) => {
    for (let attempt = 0; ; attempt++) {
      const registration = registrationFor(country, aircraft, attempt);
      if (given.has(registration) || readJson<number>(tx, IS_REGISTERED, { registration })) continue;
      given.add(registration);
      return registration;
    }
  };
}
