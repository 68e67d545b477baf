import { DEALERS } from '#game/books/accounts.ts';
import { buyerPath, priceAt } from '#game/exchange/concession.ts';
import { SILENCE } from '#game/exchange/negotiation.ts';
import { priceBounds, rivalsLimit } from '#game/exchange/prices.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import type { SeenAircraft } from '#game/rivals/buy-used.ts';
import type { UsedAircraft, UsedMarket } from '#game/rivals/view.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { LISTING } from '#game/tables/listing.ts';
import { HOUR } from '#game/world/time.ts';
import { traitsOf } from '../exchange/bargain-path.ts';
import { isRunByServer } from '../exchange/offer-bounds.ts';
import type { OfferSubject } from '../exchange/offer-subject.ts';
import { SOLD_LATELY } from '../exchange/read-traded.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, type ShapedRow } from '../platform/db/shape.ts';
import { RIVAL_AIRPORT, type RivalTurn } from './rival-turn.ts';

/** Number of aircraft of a model at which a rival looks: the cheapest. */
const LOOKED_AT = 4;

const s = aliased(LISTING, 's');
const x = aliased(AIRCRAFT, 'x');
const FOR_SALE = {
  id: s.id,
  aircraft: s.aircraft,
  model: s.model,
  kind: s.kind,
  price: s.price,
  offers: s.offers,
  value: s.value,
  age: s.age,
  condition: s.condition,
  cabin: classesOf(s),
  isServers: boolOf(`s.seller = '${DEALERS}' OR a.rival`),
  resold: { built: x.built, paid_new: x.paid_new, sold_lately: SOLD_LATELY },
  place: RIVAL_AIRPORT,
};
/**
 * The cheapest of each model, which the index gives. A rival does not ask twice for the same aircraft, nor sellers that are
 * silent.
 */
const OF_MODELS = `
  FROM json_each({:models}) j
    CROSS JOIN listing s ON s.id IN (SELECT t.id FROM listing t
      WHERE t.model = j.value AND t.state = 'open' AND t.price <= {:most} AND t.seller <> {:airline}
        AND NOT EXISTS (SELECT 1 FROM bid b WHERE b.airline = {:airline} AND b.auction = t.id)
        AND NOT EXISTS (SELECT 1 FROM offer o WHERE o.buyer = {:airline} AND (o.aircraft = t.aircraft
          OR (o.state = 'broken' AND o.seller = t.seller AND o.moved > {:now} - ${SILENCE})))
      ORDER BY t.price, t.id LIMIT ${LOOKED_AT})
    JOIN aircraft x ON x.id = s.aircraft JOIN airport p ON p.id = s.airport LEFT JOIN airline a ON a.id = s.seller
  ORDER BY j.key, s.price, s.id`;

/** A rival that looks at an aircraft. */
interface Looking {
  airline: string;
  /** Seed of the world. */
  seed: string;
  /** World minute. */
  minute: number;
}

/** Returns the prices that a rival has in mind for an aircraft, in whole US dollars: its limit, and its first offer. */
function pricesFor(
  { airline, seed, minute }: Looking,
  {
    aircraft,
    value,
    isServers,
    resold,
  }: Pick<ShapedRow<typeof FOR_SALE>, 'aircraft' | 'value' | 'isServers' | 'resold'>,
): Pick<UsedAircraft, 'limit' | 'first'> {
  const most = rivalsLimit(resold, minute);
  const path = buyerPath(traitsOf(seed, airline, aircraft), value, { most, isServers });
  return { limit: path.limit, first: Math.max(priceBounds(value).min, priceAt(path, 0)) };
}

/** Returns a reader of the used aircraft that are for sale to a rival. It reads when it is asked. */
export const readUsedMarket =
  (app: CoreApp, turn: RivalTurn): UsedMarket =>
  (keys, most) => {
    const minute = turn.hour * HOUR;
    const looking = { airline: turn.airline, seed: turn.world.seed, minute };
    const models = JSON.stringify(keys);
    const rows = readAll(app, FOR_SALE, OF_MODELS, { models, most, airline: turn.airline, now: minute });
    return rows.flatMap((row): UsedAircraft[] => {
      const model = turn.models.get(row.model);
      if (!model) return [];
      const { id, kind, price, offers, cabin, age, condition, place } = row;
      return [{ id, kind, price, offers, cabin, age, condition, place, model, ...pricesFor(looking, row) }];
    });
  };

/** An aircraft of others at which a rival looks. */
export interface Look extends Looking {
  /** Id of its listing, which is also that of an auction. */
  id: string;
  /** Asking price, or the next price in an auction. */
  price: number;
  subject: OfferSubject;
}

/** Returns what the rival sees. */
export function readLook(app: CoreApp, { id, price, subject, ...looking }: Look): SeenAircraft {
  const { aircraft: resold, value } = subject;
  const isServers = isRunByServer(app, resold.airline);
  return { id, price, ...pricesFor(looking, { aircraft: resold.id, value, isServers, resold }) };
}
