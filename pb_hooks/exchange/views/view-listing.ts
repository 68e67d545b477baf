import { DEALERS } from '#game/books/accounts.ts';
import { heldMinutes, shiftedBy } from '#game/exchange/held-aircraft.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { nextChecks } from '#game/fleet/aircraft/maintenance.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { positioningBlock, positioningCost } from '#game/operations/hour/positioning.ts';
import type { ListingDetail, OfferedAircraft } from '#game/payloads/exchange.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { cashOf } from '#hooks/books/ledger/cash-account.ts';
import { readPositioningAirports } from '#hooks/fleet/read-out-of-position.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { tradeObstacle } from '../check-trade.ts';
import { readEstate } from '../estates.ts';
import { freeRegistration } from '../free-registration.ts';
import { OFFERED, OFFERED_JOINS, offeredTo } from '../offered-aircraft.ts';
import { readHistory } from '../read-history.ts';
import { readTraded, type TradedAircraft } from '../read-traded.ts';
import { readHub } from './view-search.ts';

const ID = /^[a-z0-9]{15}$/;
const ONE = `FROM listing s ${OFFERED_JOINS} WHERE s.id = {:listing}`;
const FAMILY = `
  SELECT count(*) AS json FROM aircraft x JOIN aircraft_model m ON m.key = x.model
  WHERE x.airline = {:airline} AND m.family = {:family} AND x.delivered <= {:now}`;

const unknown = () =>
  fieldErrors('There is no such aircraft for sale.', {
    listing: { code: 'not_for_sale', message: 'There is no aircraft for sale with this id.' },
  });

/** An aircraft as its buyer would get it now. */
type Offered = TradedAircraft & { model: string };

/** Returns the flight without passengers from where it is to a hub. Null if it is there. */
function ferryOf(
  app: CoreApp,
  model: AircraftModel,
  aircraft: Offered,
  hub: string,
  now: number,
): ListingDetail['ferry'] {
  if (hub === '' || hub === aircraft.place) return null;
  const airports = readPositioningAirports(app, JSON.stringify([aircraft.place, hub]));
  const [from, to] = [airports.get(aircraft.place), airports.get(hub)];
  if (!from || !to) return null;
  const minutes = positioningBlock(model, from, to);
  const fuelPrice = app.findRecordById('world', WORLD_ID).getInt('fuel_price');
  const flown = {
    model,
    seats: sumOfClasses(aircraft),
    condition: aircraft.condition,
    age: ageInYears(aircraft, now),
  };
  return {
    to: hub,
    km: Math.round(distanceKm(from, to)),
    isPossible: minutes !== null,
    minutes: minutes ?? 0,
    cost: minutes === null ? 0 : positioningCost(flown, from, to, fuelPrice),
  };
}

/** Returns why an airline cannot buy an aircraft now at its asking price. Null if it can. */
function obstacleOf(
  app: CoreApp,
  { kind, state, seller, aircraft, price, registration }: OfferedAircraft,
  airline: string,
  now: number,
): ListingDetail['obstacle'] {
  if (airline === '') return { code: 'no_airline', message: 'Found an airline first.' };
  if (seller.id === airline) return { code: 'own_listing', message: `${registration} is your own aircraft.` };
  if (state === 'sold')
    return { code: 'sold', message: `${registration} has been sold and has not landed yet.` };
  if (kind === 'auction') return { code: 'auction', message: `${registration} is sold by auction.` };
  const obstacle = tradeObstacle(app, { aircraft, seller: seller.id, buyer: airline, price }, now);
  if (obstacle) return { code: obstacle.code, message: obstacle.message };
  const cash = cashOf(app, airline);
  if (price <= cash) return null;
  return {
    code: 'insufficient_funds',
    message: `It costs ${formatDollars(price)}. You have ${formatDollars(cash)}.`,
  };
}

/** Returns the state and cost of each check on an aircraft. */
function checksOf(
  app: CoreApp,
  model: AircraftModel,
  aircraft: Offered,
  airline: string,
  now: number,
): ListingDetail['checks'] {
  const { family } = model;
  const familySize = 1 + readJson<number>(app, FAMILY, { airline, family, now });
  return nextChecks(aircraft, now).map(({ kind, used, hoursLeft, cyclesLeft, minutesLeft, state }) => {
    const { cost } = checkQuote(model, aircraft, kind, now, { ownBase: true, familySize });
    return { kind, used, hoursLeft, cyclesLeft, minutesLeft, state, cost };
  });
}

/** GET /api/am/exchange/listing?listing=: returns an aircraft for sale with all that a buyer would want to know. */
export function viewExchangeListing(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const id = e.request?.url?.query().get('listing') ?? '';
    const [row] = ID.test(id) ? readAll(e.app, OFFERED, ONE, { listing: id }) : [];
    const now = worldMinute(e.app);
    const stored = row && readTraded(e.app, row.aircraft, now);
    if (!row || !stored) throw unknown();
    const airline = e.auth?.getString('airline') ?? '';
    const hub = readHub(e.app, airline);
    const listing = offeredTo(row, hub);
    const held = listing.seller.id === DEALERS ? heldMinutes(listing.opened, now) : 0;
    const aircraft = { ...stored, ...shiftedBy(stored, held) };
    const model = findModel(e.app, aircraft.model);
    const detail: ListingDetail = {
      listing,
      built: aircraft.built,
      history: readHistory(e.app, aircraft.id),
      checks: checksOf(e.app, model, aircraft, airline, now),
      lands: aircraft.lands,
      ferry: ferryOf(e.app, model, aircraft, hub?.id ?? '', now),
      registration:
        airline === '' ? '' : freeRegistration(e.app, airline, `${aircraft.id}${aircraft.trades}`),
      obstacle: obstacleOf(e.app, listing, airline, now),
      estate: readEstate(e.app, listing),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, detail);
  });
}
