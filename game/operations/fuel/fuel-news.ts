import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { isActive } from '#game/world/economy/economy-day.ts';
import { eventsBetween } from '#game/world/economy/events.ts';
import type { EconomyNews } from '#game/world/economy/news.ts';
import { changeText, reasonOf } from '#game/world/economy/words.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { MEAN_FUEL_PRICE } from './fuel-price.ts';

/** Change of the fuel price within a week that is news, as a share of the earlier price. */
const STEP = 0.08;

/** Returns the event of the week that moved the price in its direction, as a sentence. Null if none did. */
function causeOf(seed: string, day: number, isRise: boolean): string | null {
  const before = day - DAYS_A_WEEK;
  for (const event of eventsBetween(economyChance(seed), before, day)) {
    const [was, is] = [isActive(event, before), isActive(event, day)];
    // The end of a shock moves the price in the other direction.
    if (event.kind === 'fuel' && was !== is && event.factor > 1 === (is === isRise))
      return is ? `${reasonOf(event)}.` : `${reasonOf(event)}: over.`;
  }
  return null;
}

/**
 * Returns the news about a large change of the fuel price within a week, with its cause. Null if it is small.
 * @param day world day, on which the week ends
 * @param before price a week ago in US dollars per tonne, like `price`. Undefined in the world's first week.
 */
export function fuelNews(
  { seed }: { seed: string },
  day: number,
  before: number | undefined,
  price: number,
): EconomyNews | null {
  if (before === undefined || Math.abs(price - before) <= before * STEP) return null;
  const cause =
    causeOf(seed, day, price > before) ??
    `Supply and demand, without an event. In the long run, the price returns to about ${formatDollars(MEAN_FUEL_PRICE)}.`;
  return {
    subject: 'fuel',
    title: `Fuel price ${changeText(price / before)} within a week`,
    body: `From ${formatDollars(before)} to ${formatDollars(price)} per tonne. ${cause}`,
    iata: '',
  };
}
