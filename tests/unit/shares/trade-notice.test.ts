import { expect, it } from 'vitest';
import { type TradedLots, tradeNotice } from '#game/shares/trade-notice.ts';

const trade = (fields: Partial<TradedLots> = {}): TradedLots => ({
  side: 'buy',
  lots: 1_200,
  price: 1_050,
  code: 'AB',
  airline: 'buyer',
  issuer: 'issuer',
  ...fields,
});

it('names the lots, the issuer and the price of a single trade', () => {
  const body = 'At $10.50 per share, $1,260,000 in total.';
  expect(tradeNotice([trade()])).toEqual({ title: 'Bought 1,200 lots of AB', body });
  expect(tradeNotice([trade({ side: 'sell' })])).toEqual({ title: 'Sold 1,200 lots of AB', body });
  expect(tradeNotice([trade({ airline: 'issuer' })])).toEqual({ title: 'Bought back 1,200 lots', body });
  expect(tradeNotice([trade({ airline: 'issuer', side: 'sell' })])).toEqual({
    title: 'Sold 1,200 new lots',
    body,
  });
});

it('adds up several trades of an hour', () => {
  const small = { lots: 1, price: 500 };
  expect(tradeNotice([trade(small), trade(small)])).toEqual({
    title: 'Bought shares of 2 airlines',
    body: 'For $1,000 in total.',
  });
  expect(tradeNotice([trade({ ...small, side: 'sell' }), trade({ ...small, side: 'sell' })])).toEqual({
    title: 'Sold shares of 2 airlines',
    body: 'For $1,000 in total.',
  });
  expect(tradeNotice([trade(small), trade({ ...small, side: 'sell' }), trade(small)])).toEqual({
    title: 'Traded shares of 3 airlines',
    body: 'Bought for $1,000 and sold for $500.',
  });
});
