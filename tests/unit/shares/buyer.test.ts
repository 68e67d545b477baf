import { describe, expect, it } from 'vitest';
import { tradesFrom } from '#game/exchange/partners.ts';
import { buyObstacle, describeBuyObstacle, REBUY_DAYS } from '#game/shares/buyer.ts';
import { DAY } from '#game/world/time.ts';

const FOUNDED = 5_000;
const NOW = tradesFrom(FOUNDED);
const PLAYER = { isRival: false, founded: FOUNDED };
const RIVAL = { isRival: true, founded: NOW };

describe('buying shares', () => {
  it.each([
    ['a player of 12 weeks', PLAYER, null, NOW, null],
    ['a player a minute younger', PLAYER, null, NOW - 1, { code: 'too_young', from: NOW }],
    ['a rival at once', RIVAL, null, NOW, null],
    [
      'a player after its own sale',
      PLAYER,
      NOW,
      NOW,
      { code: 'sold_recently', from: NOW + REBUY_DAYS * DAY },
    ],
    [
      'a player a minute too early',
      PLAYER,
      NOW,
      NOW + REBUY_DAYS * DAY - 1,
      { code: 'sold_recently', from: NOW + REBUY_DAYS * DAY },
    ],
    ['a player four weeks after its sale', PLAYER, NOW, NOW + REBUY_DAYS * DAY, null],
    ['a rival after its own sale', RIVAL, NOW, NOW, null],
  ])('%s', (_, buyer, lastSale, now, obstacle) => {
    expect(buyObstacle(buyer, lastSale, now)).toEqual(obstacle);
  });

  it('says from when, and why', () => {
    expect(describeBuyObstacle({ code: 'too_young', from: 0 }, 'XX', 'Mon 5 Jan')).toBe(
      'Your airline can buy shares from Mon 5 Jan, when it is 12 weeks old.',
    );
    expect(describeBuyObstacle({ code: 'sold_recently', from: 0 }, 'XX', 'Mon 5 Jan')).toBe(
      'You have sold shares of XX. You can buy them again from Mon 5 Jan, 28 days after your last sale.',
    );
  });
});
