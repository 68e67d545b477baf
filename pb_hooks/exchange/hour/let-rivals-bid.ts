import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { AUCTION } from '#game/tables/auction.ts';
import { share } from '#game/world/chance/draws.ts';
import { bargainChance } from '#game/world/chance/keyed-chance.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { actAsRival } from '#hooks/rivals/act-as-rival.ts';
import { LOOKS } from '#hooks/rivals/policies.ts';
import { readSubject } from '../offer-subject.ts';
import type { ExchangeHour } from './exchange-hour.ts';

/** Chance per game hour that a rival looks at an auction, and the maximum number of looks in an hour. */
const CHANCE = 1 / 24;
const LOOKS_MAX = 6;
/** A rival bids at most this share of its cash. */
const CASH_SHARE = 0.5;

const a = aliased(AUCTION, 'a');
const LOOKED_AT = {
  id: a.id,
  aircraft: a.aircraft,
  seller: a.airline,
  model: a.model,
  next: numberOf("iif(a.leader = '', a.start, a.price + a.step)"),
};
const OPEN = "FROM auction a WHERE a.state = 'open'";
/** 0 in a world without rivals. */
const COUNT = `
  SELECT CASE WHEN EXISTS (SELECT 1 FROM airline WHERE rival) THEN (SELECT count(*) ${OPEN}) ELSE 0 END AS json`;
const IDS = `SELECT json_group_array(id ORDER BY id) AS json ${OPEN}`;
/** Read one after the other, because a bid may be for the same auction again. */
const ONE = `${OPEN} AND a.id = {:id}`;
/** Rivals that fly the model, can pay, and have not bid here or elsewhere. */
const BIDDERS = `
  SELECT COALESCE(json_group_array(r.id ORDER BY r.id), '[]') AS json FROM airline r
  WHERE r.rival AND r.insolvent_from = 0 AND r.id <> {:seller} AND r.cash * ${CASH_SHARE} >= {:price}
    AND EXISTS (SELECT 1 FROM aircraft x WHERE x.airline = r.id AND x.model = {:model})
    AND NOT EXISTS (SELECT 1 FROM auction u WHERE u.leader = r.id AND u.state = 'open')
    AND NOT EXISTS (SELECT 1 FROM offer o WHERE o.buyer = r.id AND o.state = 'open')
    AND NOT EXISTS (SELECT 1 FROM bid b WHERE b.airline = r.id AND b.auction = {:auction})`;

type Auction = ShapedRow<typeof LOOKED_AT>;

/** Lets a rival bid, if one flies the model and has the money. */
function bidIn(
  tx: CoreApp,
  { id, aircraft, seller, model, next }: Auction,
  drawn: number,
  exchange: ExchangeHour,
): void {
  const { hour, minute, seed } = exchange;
  const subject = readSubject(tx, aircraft, minute);
  if (!subject || saleObstacle(subject.aircraft, minute)) return;
  const { value } = subject;
  const bidders = readJson<string[]>(tx, BIDDERS, { price: value, seller, model, auction: id });
  const airline = bidders[Math.floor(drawn * bidders.length)];
  if (airline === undefined) return;
  for (const action of LOOKS.auction.actionsOf(tx, { airline, seed, minute, id, price: next, subject }))
    actAsRival(tx, { airline, hour }, `bid ${id}`, action);
}

/**
 * Lets rivals bid for aircraft that others auction. Each auction is looked at about daily, but only a few in an hour,
 * because a bid takes milliseconds.
 */
export function letRivalsBid(tx: CoreApp, exchange: ExchangeHour): void {
  const count = readJson<number>(tx, COUNT);
  if (count === 0) return;
  const next = bargainChance(exchange.seed)(`${exchange.hour} bidders`);
  const looks = Math.min(LOOKS_MAX, Math.floor(count * CHANCE + share(next())));
  if (looks === 0) return;
  const ids = readJson<string[]>(tx, IDS);
  for (let look = 0; look < looks; look++) {
    const index = Math.floor(share(next()) * count);
    const [auction] = readAll(tx, LOOKED_AT, ONE, { id: ids[index] ?? '' });
    if (auction) bidIn(tx, auction, share(next()), exchange);
  }
}
