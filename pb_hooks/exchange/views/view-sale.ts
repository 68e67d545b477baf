import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { dealersBid, EXCHANGE_FEE, exchangeValue, priceBounds } from '#game/exchange/prices.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import type { SaleView } from '#game/payloads/exchange.ts';
import { LISTING } from '#game/tables/listing.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { partyColumns, partyOf } from '../parties.ts';
import { readTrades } from '../read-history.ts';
import { readTraded } from '../read-traded.ts';

const ID = /^[a-z0-9]{15}$/;
const s = aliased(LISTING, 's');
const OWN = { id: s.id, kind: s.kind, price: s.price, offers: s.offers };
const OWN_LISTING = 'FROM listing s WHERE s.aircraft = {:aircraft}';
const ASKED = { id: s.id, price: s.price, age: s.age, hours: s.hours, seller: partyColumns('s.seller', 'a') };
const OTHERS = "listing s WHERE s.model = {:model} AND s.aircraft <> {:aircraft} AND s.state = 'open'";
const CHEAPEST = `
  FROM (SELECT * FROM ${OTHERS} ORDER BY s.price, s.id LIMIT 5) s LEFT JOIN airline a ON a.id = s.seller
  ORDER BY s.price, s.id`;

/** Returns what others ask for aircraft of a model. */
function askedFor(app: CoreApp, model: string, aircraft: string): SaleView['asked'] {
  const params = { model, aircraft };
  return {
    count: readJson<number>(app, `SELECT count(*) AS json FROM ${OTHERS}`, params),
    rows: readAll(app, ASKED, CHEAPEST, params).map(({ seller, ...row }) => ({
      ...row,
      seller: partyOf(seller),
    })),
  };
}

/** GET /api/am/exchange/sale?aircraft=: returns what selling an aircraft of the caller means. */
export function viewExchangeSale(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const airline = requireAirline(e);
    const id = e.request?.url?.query().get('aircraft') ?? '';
    const now = worldMinute(e.app);
    const aircraft = ID.test(id) ? readTraded(e.app, id, now) : undefined;
    if (aircraft?.airline !== airline)
      throw fieldErrors('There is no such aircraft in your fleet.', {
        aircraft: { code: 'unknown_aircraft', message: 'There is no such aircraft in your fleet.' },
      });
    const value = exchangeValue(findModel(e.app, aircraft.model), aircraft, now);
    const [listing] = readAll(e.app, OWN, OWN_LISTING, { aircraft: id });
    const view: SaleView = {
      aircraft: id,
      value,
      ...priceBounds(value),
      fee: EXCHANGE_FEE,
      dealers: dealersBid(value, aircraft, now),
      leaseback: leasebackTerms(value, aircraft, now),
      obstacle: saleObstacle(aircraft, now),
      listing: listing ?? null,
      legs: aircraft.legs,
      lands: aircraft.lands,
      asked: askedFor(e.app, aircraft.model, id),
      trades: readTrades(e.app, aircraft.model),
    };
    sendPrivate(e, view);
  });
}
