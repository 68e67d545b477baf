import { DEALERS } from '#game/books/accounts.ts';
import { priceBounds } from '#game/exchange/prices.ts';
import { readJson } from '../platform/db/read-json.ts';

const IS_RIVAL = 'SELECT EXISTS (SELECT 1 FROM airline WHERE id = {:party} AND rival) AS json';

/** Checks whether the server answers for an owner of aircraft: the dealers, or a rival. */
export const isRunByServer = (app: CoreApp, party: string): boolean =>
  party === DEALERS || Boolean(readJson<number>(app, IS_RIVAL, { party }));

/**
 * Returns the lowest and highest price that may be named in a negotiation, in whole US dollars. Dealers and rivals hear
 * any low price, and may take it as an insult.
 * @param value market value now
 */
export function offerBounds(value: number, isServers: boolean): { min: number; max: number } {
  const { min, max } = priceBounds(value);
  return { min: isServers ? 1 : min, max };
}
