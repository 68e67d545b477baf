import { fuelPrice, nextFuelLevel, STARTING_LEVEL } from '#game/operations/fuel/fuel-price.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { chanceOn } from '#game/world/chance/day-chance.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';

/**
 * Returns the days whose stored fuel price differs from the one computed from the seed. The price takes one
 * step per day, so a day that began twice or never shows in all later prices.
 */
export function brokenByFuel(app: CoreApp): string[] {
  const world = app.findRecordById('world', WORLD_ID);
  const seed = world.getString('seed');
  const history = JSON.parse(world.getString('fuel_history') || '[]') as number[];
  const days = Math.floor(world.getInt('hour') / HOURS_A_DAY) + 1;
  const prices: number[] = [];
  let level = STARTING_LEVEL;
  for (let day = 0; day < days; day++) {
    level = nextFuelLevel(level, chanceOn({ seed }, day).fuel());
    prices.push(fuelPrice(level, economyOn({ seed }, day).fuel));
  }
  const first = days - history.length;
  const broken = history.flatMap((price, index) =>
    price === prices[first + index]
      ? []
      : [`day ${first + index}: ${price}, by the seed ${prices[first + index]}`],
  );
  if (world.getFloat('fuel_level') !== level)
    broken.push(`level ${world.getFloat('fuel_level')} after ${days} days, by the seed ${level}`);
  return broken;
}
