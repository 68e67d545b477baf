import { expect, it } from 'vitest';
import { airportId } from '#game/world/airport/airport.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { firstWeek } from '#tests/support/first-week.ts';
import { seedCatchments } from '#tests/support/seed-catchments.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import { proposeHubs } from '#web/features/airline/onboarding/propose-hubs.ts';

const AIRPORTS = SEEDED_AIRPORTS.map((row) => ({ ...row, id: airportId(row.ident) }));
const FACTS = { catchments: seedCatchments(), bases: new Map<string, number>(), traffic: 100 };
const MODEL = seedModel('embraer-e190');

/** Time zones of busy and quiet places, and their airport with the most travellers. */
const ZONES = [
  ['Africa/Abidjan', 'ABJ'],
  ['Africa/Cairo', 'CAI'],
  ['America/Bogota', 'BOG'],
  ['Asia/Bishkek', 'FRU'],
  ['Asia/Kolkata', 'DEL'],
  ['Europe/Riga', 'RIX'],
  ['Pacific/Auckland', 'AKL'],
] as const;

it.each(ZONES)('in %s, proposes %s and two hubs at which a beginner is profitable', (zone, local) => {
  const [first, ...others] = proposeHubs(AIRPORTS, zone, FACTS).map(({ airport }) => airport.iata);
  expect(first).toBe(local);
  expect(others).toHaveLength(2);
  for (const hub of others) expect(firstWeek(hub, MODEL).profit, hub).toBeGreaterThan(0);
});
