import { expect, it } from 'vitest';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { obstaclesOf, weekOn } from '#web/features/network/manage/copy-week.ts';
import type { PlanRoute } from '#web/features/network/manage/plan-week.ts';
import { lessorCandidates } from '#web/lib/planning/candidate-aircraft.ts';

const MACHINES = lessorCandidates(seedModels(), 2026, []);
const candidate = (id: string) => {
  const found = MACHINES.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const line = (id: string, from: string, to: string, km: number): PlanRoute => {
  const [a, b] = [from, to].map((iata): Airport => ({ ...seededAirport(iata), id: iata }));
  if (!a || !b) throw new Error('no airport');
  return { route: { id, km, a: from, b: to } as Route, a, b };
};
const routes = [line('r1', 'AMS', 'BCN', 1241), line('r2', 'AMS', 'SIN', 10_514)];
const leg = (route: string, departs: number) => ({
  route,
  origin: 'AMS',
  destination: 'BCN',
  departs,
  block: 1,
});

it('copies a week earlier or later, with the block times of the other aircraft', () => {
  const atr = candidate('atr-72-600');
  const copy = weekOn([leg('r1', 400), leg('r1', WEEK - 30)], atr, routes, DAY + 45);
  expect(copy.map(({ departs }) => departs)).toEqual([DAY + 445, DAY + 15]);
  for (const { block } of copy) expect(block).toBe(blockMinutes(1241, atr.model.cruise_kmh));
  expect(weekOn([leg('r1', 10)], atr, routes, -30)[0]?.departs).toBe(WEEK - 20);
});

it('names the routes of the week that the other aircraft cannot fly', () => {
  const neo = candidate('airbus-a320neo');
  expect(obstaclesOf([leg('r1', 0), leg('r2', 0)], neo, routes)).toEqual(['AMS–SIN: out of range']);
  expect(obstaclesOf([leg('r1', 0)], neo, routes)).toEqual([]);
});
