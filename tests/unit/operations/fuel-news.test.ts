import { describe, expect, it } from 'vitest';
import { fuelNews } from '#game/operations/fuel/fuel-news.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { eventsOfYear } from '#game/world/economy/events.ts';
import { reasonOf } from '#game/world/economy/words.ts';

const WORLD = { seed: 'seed 0' };

/** The first shock of some world that raises the price, and that world. */
function anyShock() {
  for (let index = 0; index < 200; index++) {
    const seed = `seed ${index}`;
    const event = eventsOfYear(economyChance(seed), 0).find(
      ({ kind, factor }) => kind === 'fuel' && factor > 1,
    );
    if (event) return { world: { seed }, event };
  }
  throw new Error('no world has a shock');
}

describe('news about the fuel price', () => {
  it('tell of a step of more than 8% within a week, and of no smaller one', () => {
    expect(fuelNews(WORLD, 14, 1_000, 1_080)).toBeNull();
    expect(fuelNews(WORLD, 14, 1_000, 920)).toBeNull();
    expect(fuelNews(WORLD, 14, undefined, 600)).toBeNull();
    expect(fuelNews(WORLD, 14, 1_000, 1_081)).toMatchObject({ title: 'Fuel price +8% within a week' });
    expect(fuelNews(WORLD, 14, 1_000, 667)).toMatchObject({
      title: 'Fuel price −33% within a week',
      body: 'From $1,000 to $667 per tonne. Supply and demand, without an event. In the long run, the price returns to about $910.',
    });
  });

  it('name the event that moved the price, and its end', () => {
    const { world, event } = anyShock();
    const reason = reasonOf(event);
    expect(fuelNews(world, event.starts + 3, 900, 1_200)?.body).toContain(`per tonne. ${reason}.`);
    expect(fuelNews(world, event.ends + 3, 1_200, 900)?.body).toContain(`per tonne. ${reason}: over.`);
    // The price fell in spite of the shock.
    expect(fuelNews(world, event.starts + 3, 1_200, 900)?.body).toContain('without an event');
  });
});
