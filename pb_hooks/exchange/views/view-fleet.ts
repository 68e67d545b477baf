import { exchangeValue } from '#game/exchange/prices.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { AirlineFleet } from '#game/payloads/exchange.ts';
import { LISTING } from '#game/tables/listing.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, textOf } from '#hooks/platform/db/shape.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { publicIds } from '#hooks/platform/http/public-id.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { partiesObstacle } from '../check-trade.ts';
import { isRunByServer, offerBounds } from '../offer-bounds.ts';
import { takesUnlisted } from '../offer-subject.ts';
import { partyColumns, partyOf } from '../parties.ts';
import { readOwned } from '../read-traded.ts';

const OWNER = { id: textOf('a.id'), party: partyColumns('a.id', 'a') };
const s = aliased(LISTING, 's');
const LISTED = { id: s.id, aircraft: s.aircraft };

/** Returns why an airline cannot make offers to an owner. Null if it can. @param now world minute */
function ownerObstacle(
  app: CoreApp,
  caller: string,
  { id, code }: { id: string; code: string },
  now: number,
): AirlineFleet['obstacle'] {
  if (id === caller) return { code: 'own_aircraft', message: 'This is your own airline.' };
  if (!takesUnlisted(app, id))
    return {
      code: 'no_offers',
      message: `${code} takes no offers for aircraft that are not for sale.`,
    };
  return partiesObstacle(app, { aircraft: '', seller: id, buyer: caller }, now);
}

/** Public ids of flights. */
const FLIGHT = /^[0-9a-f]{15}$/;
const FLYING = { id: textOf('f.id'), aircraft: textOf('f.aircraft'), ownership: textOf('x.ownership') };
const IN_THE_AIR = `
  FROM flight f JOIN aircraft x ON x.id = f.aircraft WHERE f.airline = {:id} AND f.state = 'flying'`;

/**
 * Returns the aircraft of a flight on the map: see `airlineFleetSchema`. Like the registration on a real aircraft, anyone
 * may see it while it flies.
 * @param flight public id, or empty
 */
function flownBy(app: CoreApp, owner: string, flight: string): AirlineFleet['flown'] {
  if (flight === '') return null;
  if (!FLIGHT.test(flight))
    throw fieldErrors('There is no such flight.', {
      flight: { code: 'unknown_flight', message: 'A flight has an id of 15 hexadecimal digits.' },
    });
  const publicId = publicIds(app);
  const found = readAll(app, FLYING, IN_THE_AIR, { id: owner }).find(({ id }) => publicId(id) === flight);
  if (!found) return null;
  return found.ownership === 'owned' ? found.aircraft : '';
}

/** GET /api/am/exchange/fleet?airline=&flight=: returns what an airline owns, so that the caller can make offers. */
export function viewExchangeFleet(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const caller = requireAirline(e);
    const code = (e.request?.url?.query().get('airline') ?? '').toUpperCase();
    const [owner] = readAll(e.app, OWNER, 'FROM airline a WHERE a.code = {:code}', { code });
    if (!owner)
      throw fieldErrors('There is no such airline.', {
        airline: { code: 'unknown_airline', message: 'There is no airline with this code.' },
      });
    const now = worldMinute(e.app);
    const { id } = owner;
    const isServers = isRunByServer(e.app, id);
    const listings = readAll(e.app, LISTED, 'FROM listing s WHERE s.seller = {:id}', { id });
    const listingOf = new Map(listings.map(({ id: listing, aircraft }) => [aircraft, listing]));
    const models = new Map<string, AircraftModel>();
    const modelOf = (key: string): AircraftModel => {
      const known = models.get(key) ?? findModel(e.app, key);
      models.set(key, known);
      return known;
    };
    const fleet: AirlineFleet = {
      owner: partyOf(owner.party),
      obstacle: ownerObstacle(e.app, caller, { id, code }, now),
      flown: flownBy(e.app, id, e.request?.url?.query().get('flight') ?? ''),
      aircraft: readOwned(e.app, id, now).map((aircraft) => {
        const value = exchangeValue(modelOf(aircraft.model), aircraft, now);
        const { model, registration, hours, cycles, condition, economy, business, first } = aircraft;
        return {
          id: aircraft.id,
          model,
          registration,
          age: ageInYears(aircraft, now),
          hours,
          cycles,
          condition,
          economy,
          business,
          first,
          value,
          ...offerBounds(value, isServers),
          listing: listingOf.get(aircraft.id) ?? '',
          obstacle: saleObstacle(aircraft, now),
        };
      }),
    };
    sendPrivate(e, fleet);
  });
}
