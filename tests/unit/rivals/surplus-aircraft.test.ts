import { describe, expect, it } from 'vitest';
import { exchangeValue } from '#game/exchange/prices.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { drawSurplus, hasSurplus } from '#game/rivals/surplus-aircraft.ts';
import { TEMPERS } from '#game/rivals/temper.ts';
import { exchangeChance } from '#game/world/chance/keyed-chance.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { YEAR } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';

const SEEDS = 40;
const MODELS = seedModels();

describe('an aircraft that a rival no longer needs', () => {
  it.each(TEMPERAMENTS)('is old, cheap, of a size for %s rivals, and can use their runway', (temperament) => {
    const { seats } = TEMPERS[temperament];
    let drawn = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const chance = exchangeChance(`seed ${seed}`)('surplus');
      const beginning = { temperament, runway: 2_400, year: 2026, minute: 0 };
      const surplus = drawSurplus(MODELS, beginning, chance);
      if (!surplus) continue;
      drawn++;
      const { model, value, built } = surplus;
      const size = sumOfClasses(typicalCabin(model));
      expect(-built / YEAR).toBeGreaterThanOrEqual(8);
      expect(value).toBeLessThanOrEqual(12_000_000);
      expect(value).toBe(exchangeValue(model, surplus, 0));
      expect(size).toBeGreaterThanOrEqual(seats[0]);
      expect(size).toBeLessThanOrEqual(seats[1]);
      expect(model.runway_m).toBeLessThanOrEqual(2_400);
    }
    expect(drawn).toBeGreaterThan(0.8 * SEEDS);
  });

  it('is null where no model can take off', () => {
    const beginning = { temperament: 'premium', runway: 300, year: 2026, minute: 0 } as const;
    expect(drawSurplus(MODELS, beginning, exchangeChance('seed')('surplus'))).toBeNull();
  });

  it('belongs to a third of a world’s first rivals', () => {
    expect(Array.from({ length: 24 }, (_, index) => hasSurplus(index)).filter(Boolean)).toHaveLength(8);
  });
});
