import { expect, it } from 'vitest';
import { scoreLevers } from '#scripts/research/demand/levers.ts';

it('shows what hubs, runways and holidays are worth to the demand model', () => {
  const levers = scoreLevers([
    'All levers',
    'Without hubs on long haul',
    'Without sun and tourist places',
    'With one slope beyond 1,500 km',
  ]);
  const all = levers[0]?.scores;
  const without = (what: string) => {
    const found = levers.find((lever) => lever.what === what);
    if (!found || !all) throw new Error(`No lever "${what}"`);
    return found.scores;
  };
  expect(all?.long[0]).toBeGreaterThan(0.68);
  // Rank correlations.
  expect(without('Without hubs on long haul').long[0]).toBeLessThan((all?.long[0] ?? 0) - 0.05);
  expect(without('With one slope beyond 1,500 km').long[0]).toBeLessThan((all?.long[0] ?? 0) - 0.02);
  expect(without('Without sun and tourist places').au[0]).toBeLessThan((all?.au[0] ?? 0) - 0.02);
  // A lever on long haul leaves Europe alone.
  expect(without('Without hubs on long haul').europe[0]).toBeCloseTo(all?.europe[0] ?? 0, 1);
});
