import { expect, it } from 'vitest';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { rivalCosts } from '#game/demand/forecast/rival-costs.ts';
import { daysOf } from '#game/demand/forecast/route-week.ts';
import { routeWeek } from '#tests/support/route-week.ts';

const WEEK = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 3 });
const profitOf = (week: typeof WEEK) => weekMoney(week, daysOf(week)).profit;

it('a competitor costs what the week would earn without its flights, the larger one first', () => {
  const costs = rivalCosts(WEEK, ['rival1', 'rival0']);
  // Of three flights per day, the second one is theirs.
  expect(costs.map(({ airline }) => airline)).toEqual(['rival0', 'rival1']);
  for (const { airline, passengers, profit } of costs) {
    expect(passengers).toBeGreaterThan(0);
    const departures = WEEK.departures.filter((one) => one.airline !== airline);
    expect(profit).toBe(profitOf({ ...WEEK, departures }) - profitOf(WEEK));
  }
});

it('a competitor costs little where flights are full anyway', () => {
  const full = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1, demand: 5 });
  const usual = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1, demand: 0.5 });
  const passengersOf = (week: typeof WEEK) => rivalCosts(week, ['rival1'])[0]?.passengers ?? 0;
  expect(passengersOf(full)).toBeLessThan(passengersOf(usual) / 3);
});
