import { type InvestorsPart, investorsAccept, REPEAT_DAYS } from '#game/shares/tender.ts';
import { ACCEPTANCE } from '#game/tables/acceptance.ts';
import { TENDER } from '#game/tables/tender.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, type ShapedRow, textOf } from '../platform/db/shape.ts';
import type { StoredShareListing } from './read-share-listing.ts';

const t = aliased(TENDER, 't');
const OFFER = { ...t, code: textOf("COALESCE(a.code, '')") };
/** An offer with the code of the airline that it is for. */
export type StoredTender = ShapedRow<typeof OFFER>;

/** Reads offers in the order in which they end. @param where condition for the table `tender t` */
export const readTenders = (
  app: CoreApp,
  where: string,
  params: Record<string, string | number>,
): StoredTender[] =>
  readAll(
    app,
    OFFER,
    `FROM tender t LEFT JOIN airline a ON a.id = t.issuer WHERE ${where} ORDER BY t.ends, t.id`,
    params,
  );

/** Returns the world minute from which a buyer may make an offer after the ones before. 0 if none has failed. */
export function tenderFrom(offers: readonly Pick<StoredTender, 'state' | 'ends'>[]): number {
  const failed = offers.filter(({ state }) => state === 'failed').map(({ ends }) => ends + REPEAT_DAYS * DAY);
  return Math.max(0, ...failed);
}

const c = aliased(ACCEPTANCE, 'c');
const ACCEPTED = { id: c.id, airline: c.airline, issuer: c.issuer, lots: c.lots };
export type AcceptedLots = ShapedRow<typeof ACCEPTED>;

/** Reads with which shares airlines have accepted an offer. */
export const readAccepted = (app: CoreApp, tender: string): AcceptedLots[] =>
  readAll(app, ACCEPTED, 'FROM acceptance c WHERE c.tender = {:tender} ORDER BY c.id', { tender });

/** Returns SQL for the price of the best open offer for an airline, in cents per share. 0 if there is none. */
export const bestTenderPrice = (issuer: string): string =>
  `COALESCE((SELECT max(t.price) FROM tender t WHERE t.issuer = ${issuer} AND t.state = 'open'), 0)`;

/** Returns the best open offer for an airline: the highest, and among equal ones the first. */
export const bestTender = (app: CoreApp, issuer: string): string =>
  readAll(
    app,
    { id: t.id },
    "FROM tender t WHERE t.issuer = {:issuer} AND t.state = 'open' ORDER BY t.price DESC, t.opened, t.id LIMIT 1",
    { issuer },
  )[0]?.id ?? '';

/** Returns what investors would sell to an offer now. */
export const readInvestorsPart = (
  app: CoreApp,
  { id, issuer, price }: Pick<StoredTender, 'id' | 'issuer' | 'price'>,
  listing: StoredShareListing,
  isRival: boolean,
): InvestorsPart => investorsAccept(listing, isRival, price, listing.fair, bestTender(app, issuer) === id);
