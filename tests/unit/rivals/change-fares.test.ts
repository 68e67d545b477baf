import { expect, it } from 'vitest';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { changeFares, type FareView, respondFares } from '#game/rivals/change-fares.ts';
import { WEEK as MINUTES } from '#game/world/time.ts';
import { rivalView } from '#tests/support/rival-view.ts';
import { routeWeek } from '#tests/support/route-week.ts';

const WIDE = { fareRule: { min: 20, max: 500 } };
const REVIEWS = 40;

const WEEK = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 1 });

const profitOf = (week: RouteWeek) => weekMoney(week, daysOf(week)).profit;

it('lowers fares that are much too high by 8%, half of the largest step', () => {
  const fares = { ...WEEK.fares, economy: 2 * WEEK.fares.economy };
  const next = respondFares({ ...WEEK, fares }, WIDE);
  expect((next?.economy ?? 0) / fares.economy).toBeCloseTo(0.92, 2);
});

it('ends at fares that earn more than those with which it began, and stays there', () => {
  let then = { ...WEEK, fares: { ...WEEK.fares, economy: 2 * WEEK.fares.economy } };
  const before = profitOf(then);
  for (let review = 0; review < REVIEWS; review++)
    then = { ...then, fares: respondFares(then, WIDE) ?? then.fares };
  expect(profitOf(then)).toBeGreaterThan(before);
  const next = respondFares(then, WIDE) ?? then.fares;
  for (const name of CABIN_CLASSES) expect(next[name] / then.fares[name]).toBeCloseTo(1, 1);
});

it('is asked for forecasts of a quarter of the routes in each week, and changes all fares with one action', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `route${index}`);
  const routes = ids.map((id) => ({ id, from: 'hub', to: id, opened: 0, contribution: 0 }));
  const fares = { ...WEEK.fares, economy: 2 * WEEK.fares.economy };
  const reviewed: string[] = [];
  for (let week = 0; week < 4; week++) {
    const asked: string[] = [];
    const known: FareView = {
      airline: 'airline',
      view: rivalView({ routes, now: week * MINUTES }),
      shared: [],
      meetingsOf: () => [],
      weeksOf: (some) => {
        asked.push(...some);
        return new Map(some.slice(0, 1).map((id) => [id, { ...WEEK, fares }]));
      },
    };
    expect(changeFares(known)?.input.routes.map(({ route }) => route)).toEqual(asked.slice(0, 1));
    reviewed.push(...asked);
  }
  expect(reviewed.toSorted()).toEqual(ids.toSorted());
});
