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
const BIASES = [0.64, 1.3];

const WEEK = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 1 });

/** Returns the week of an airline that has reviewed its fares often. */
function settled(bias: number): RouteWeek {
  let then = WEEK;
  for (let review = 0; review < REVIEWS; review++)
    then = { ...then, fares: respondFares(then, WIDE, bias) ?? then.fares };
  return then;
}

const profitOf = (week: RouteWeek) => weekMoney(week, daysOf(week)).profit;
const fair = settled(1);

it('lowers fares that are much too high by 8%, half of the largest step', () => {
  const fares = { ...WEEK.fares, economy: 2 * WEEK.fares.economy };
  const next = respondFares({ ...WEEK, fares }, WIDE, 1);
  expect((next?.economy ?? 0) / fares.economy).toBeCloseTo(0.92, 2);
});

it('ends at fares that are wrong by the bias, class by class, and earns less with them', () => {
  for (const bias of BIASES) {
    const biased = settled(bias);
    for (const name of CABIN_CLASSES) {
      if (!WEEK.departures.some(({ seats }) => seats[name] > 0)) continue;
      const factor = biased.fares[name] / fair.fares[name];
      expect(factor / bias, `${name}, ${bias}`).toBeGreaterThan(0.9);
      expect(factor / bias, `${name}, ${bias}`).toBeLessThan(1.1);
    }
    expect(profitOf(biased)).toBeLessThan(profitOf(fair));
  }
});

it('is asked for forecasts of a tenth of the routes in each week, and changes all fares with one action', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `route${index}`);
  const routes = ids.map((id) => ({ id, from: 'hub', to: id, opened: 0, contribution: 0 }));
  const fares = { ...WEEK.fares, economy: 2 * WEEK.fares.economy };
  const reviewed: string[] = [];
  for (let week = 0; week < 10; week++) {
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
