import { recordId } from '#game/world/chance/record-id.ts';

/** Price and fair value of listed airlines, in cents per share. */
export const PRICE = 2_000;
const LOTS = 12_500;

/** Returns the rows of listed airlines. Founders hold most of their shares, and others a thousand lots of each. */
export const listingsOf = (airlines: readonly string[]) =>
  airlines.map((airline) => ({
    id: recordId(['bench listing', airline]),
    airline,
    state: 'listed',
    since: 0,
    lots: LOTS,
    founder_lots: LOTS - 1_000,
    price: PRICE,
    band_price: PRICE,
    issue_price: PRICE,
    fair: PRICE,
    target: PRICE,
    maker_lots: 100,
    valued: 0,
  }));
