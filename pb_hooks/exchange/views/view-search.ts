import type { ExchangeSearchResult } from '#game/payloads/exchange.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { HAND_OVER } from '#game/tables/hand-over.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, textOf } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { offeredTo } from '../offered-aircraft.ts';
import { readPage } from '../read-page.ts';
import { searchOf } from '../search-query.ts';

/** A player may move a slider. */
const CALLS_PER_MINUTE = 120;

const p = aliased(AIRPORT, 'p');
const HUB = { id: p.id, lat: p.lat, lon: p.lon };
const OF_HUB = 'FROM airline a JOIN airport p ON p.id = a.hub WHERE a.id = {:airline}';

/** Returns the hub of an airline. Null without one. */
export const readHub = (app: CoreApp, airline: string) => readAll(app, HUB, OF_HUB, { airline })[0] ?? null;

const o = aliased(HAND_OVER, 'o');
const SOLD = {
  aircraft: o.aircraft,
  model: textOf('x.model'),
  registration: textOf('x.registration'),
  isBuyer: boolOf('o.buyer = {:airline}'),
  price: o.price,
  lands: o.lands,
};
const PENDING = `
  FROM hand_over o JOIN aircraft x ON x.id = o.aircraft WHERE o.buyer = {:airline} OR o.seller = {:airline}
  ORDER BY o.lands, o.id`;

const readPending = (app: CoreApp, airline: string): ExchangeSearchResult['pending'] =>
  readAll(app, SOLD, PENDING, { airline }).map(({ isBuyer, ...sold }) => ({
    ...sold,
    side: isBuyer ? 'buyer' : 'seller',
  }));

/** GET /api/am/exchange/search: returns a page of the aircraft for sale. See `ExchangeSearch` for the query. */
export function viewExchangeSearch(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const query = e.request?.url?.query();
      const airline = e.auth?.getString('airline') ?? '';
      const search = searchOf((name) => query?.get(name) ?? '', airline);
      const hub = readHub(e.app, airline);
      const { count, rows } = readPage(e.app, search, hub?.id ?? null);
      const found: ExchangeSearchResult = {
        count,
        page: search.page,
        rows: rows.map((row) => offeredTo(row, hub)),
        pending: readPending(e.app, airline),
      };
      e.response?.header().set('Cache-Control', 'no-store');
      e.json(200, found);
    }),
  );
}
