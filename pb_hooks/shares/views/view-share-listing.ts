import type { ShareListingDetail } from '#game/payloads/shares.ts';
import { DISCLOSED } from '#game/shares/share-limits.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { listedOfQuery } from '../listed-of-query.ts';

/** Number of days with trades that are shown. */
const DAYS = 182;

const a = aliased(AIRLINE, 'a');
const OWNER = { airline: a.id, name: a.name, code: a.code, lots: numberOf('h.lots') };
const OWNERS =
  'FROM holding h JOIN airline a ON a.id = h.airline WHERE h.issuer = {:issuer} ORDER BY h.lots DESC, a.id';
const TRADED = { day: numberOf('day'), price: numberOf('price'), lots: numberOf('lots') };
/** The last price of each day: SQLite takes `price` from the row with the maximum. */
const TRADED_DAYS = `FROM (
  SELECT t.minute / ${DAY} AS day, t.price, max(t.minute), sum(t.lots) AS lots FROM share_trade t
  WHERE t.airline = {:issuer} GROUP BY t.minute / ${DAY} ORDER BY day DESC LIMIT ${DAYS}) ORDER BY day`;

/** GET /api/am/share-listing?airline=: returns who owns a public airline, and how its shares were traded. */
export function viewShareListing(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const listing = listedOfQuery(e);
    const { airline: issuer, lots, founder_lots, investor_lots, maker_lots } = listing;
    const all = readAll(e.app, OWNER, OWNERS, { issuer });
    const owners = all.filter((owner) => owner.lots >= DISCLOSED * lots);
    const sum = (rows: readonly { lots: number }[]) => rows.reduce((total, row) => total + row.lots, 0);
    const detail: ShareListingDetail = {
      parts: { assets: listing.assets, surplusCash: listing.surplus_cash, earnings: listing.earnings },
      owners,
      founders: founder_lots,
      investors: investor_lots + maker_lots,
      others: sum(all) - sum(owners),
      days: readAll(e.app, TRADED, TRADED_DAYS, { issuer }),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, detail);
  });
}
