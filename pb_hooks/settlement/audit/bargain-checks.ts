import { DEALERS } from '#game/books/accounts.ts';
import type { Check } from './checks.ts';

const LEADING = "b.auction = a.id AND b.state = 'leading'";
const LAST_OF_BUYER = `(
  SELECT m.value ->> 'price' FROM json_each(o.moves) m WHERE m.value ->> 'side' = 'buyer' ORDER BY m.key DESC LIMIT 1)`;

/** Checks of auctions of aircraft and of negotiations. */
export const BARGAIN_CHECKS: readonly Check[] = [
  {
    name: 'an open auction is for a listed aircraft of the seller, has one leader at most, and is not over',
    broken: `
      SELECT a.id || ': ' || a.registration AS text FROM auction a
      LEFT JOIN aircraft x ON x.id = a.aircraft AND x.airline = a.airline
      LEFT JOIN listing g ON g.id = a.id AND g.aircraft = a.aircraft AND g.kind = 'auction' AND g.state = 'open'
      WHERE a.state = 'open' AND (x.id IS NULL OR g.id IS NULL OR a.price < a.start)
      UNION ALL
      SELECT a.id || ': led by ' || a.leader || ' at ' || a.price || ', leading bids ' || leading FROM (
        SELECT a.*, (SELECT count(*) FROM bid b WHERE ${LEADING}) AS leading,
          (SELECT count(*) FROM bid b WHERE ${LEADING} AND b.airline = a.leader AND b.maximum >= a.price) AS fitting
        FROM auction a) a
      WHERE leading <> fitting OR leading <> (a.state = 'open' AND a.leader <> '')
      UNION ALL
      SELECT a.id || ': ended at ' || a.ends FROM auction a, world w
      WHERE a.state = 'open' AND a.ends <= 60 * w.hour
      UNION ALL
      SELECT b.id || ': of ' || b.airline FROM bid b LEFT JOIN auction a ON a.id = b.auction
      WHERE a.id IS NULL OR b.airline = a.airline`,
  },
  {
    name: 'the money of an open negotiation is what the buyer has offered, and an ended one has none',
    broken: `
      SELECT o.id || ': ' || o.state || ', escrow ' || o.escrow AS text FROM offer o
      WHERE o.escrow <> iif(o.state = 'open', ${LAST_OF_BUYER}, 0) OR o.buyer = o.seller
      UNION ALL
      SELECT o.id || ': ended at ' || o.ends FROM offer o, world w
      WHERE o.state = 'open' AND o.ends <= 60 * w.hour
      UNION ALL
      SELECT o.id || ': ' || o.buyer || ' and ' || o.seller FROM offer o
      LEFT JOIN airline b ON b.id = o.buyer LEFT JOIN airline s ON s.id = o.seller
      WHERE b.id IS NULL OR (s.id IS NULL AND o.seller <> '${DEALERS}')`,
  },
];
