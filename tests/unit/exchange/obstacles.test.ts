import { describe, expect, it } from 'vitest';
import { AGAIN_WEEKS, partnerObstacle, TRADING_WEEKS } from '#game/exchange/partners.ts';
import { type SaleState, saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { WEEK } from '#game/world/time.ts';

const NOW = 100 * WEEK;

const FREE: SaleState = {
  registration: 'PH-ABC',
  ownership: 'owned',
  delivered: NOW,
  work: '',
  isPledged: false,
  hasRefit: false,
  standsIn: false,
  isSold: false,
};

describe('what can be sold', () => {
  it('is an owned aircraft that has been delivered', () => {
    expect(saleObstacle(FREE, NOW)).toBeNull();
  });

  it.each<[string, Partial<SaleState>]>([
    ['leased', { ownership: 'leased' }],
    ['on_order', { delivered: NOW + 1 }],
    ['pledged', { isPledged: true }],
    ['in_work', { work: 'line' }],
    ['has_refit', { hasRefit: true }],
    ['stands_in', { standsIn: true }],
    ['sold', { isSold: true }],
  ])('is no aircraft that is %s', (code, change) => {
    expect(saleObstacle({ ...FREE, ...change }, NOW)).toMatchObject({ code });
  });
});

describe('partners of a trade', () => {
  const old = { code: 'AA', isRival: false, founded: NOW - TRADING_WEEKS * WEEK };
  const young = { ...old, code: 'YY', founded: old.founded + 1 };
  const rival = { ...young, code: 'RR', isRival: true };

  it.each([
    ['two old airlines', old, old, null, null],
    ['a young buyer', young, old, null, 'too_young'],
    ['a young seller', old, young, null, 'too_young'],
    ['a young buyer and a rival', young, rival, null, null],
    ['a young seller and a rival', rival, young, null, null],
    ['two players soon again', old, old, NOW - AGAIN_WEEKS * WEEK + 1, 'traded_before'],
    ['two players after 26 weeks', old, old, NOW - AGAIN_WEEKS * WEEK, null],
    ['a player and a rival soon again', old, rival, NOW - 1, null],
  ])('%s', (_, buyer, seller, last, code) => {
    expect(partnerObstacle(buyer, seller, last, NOW)?.code ?? null).toBe(code);
  });
});
