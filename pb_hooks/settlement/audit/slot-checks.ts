import type { Check } from './checks.ts';

/** Legs by airline, airport, hour and kind. */
const USED = `
  SELECT airline, origin AS airport, departs / 60 AS hour, 'departure' AS kind, count(*) AS legs FROM leg
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT airline, destination, arrives / 60, 'arrival', count(*) FROM leg GROUP BY 1, 2, 3`;

/** Checks of the slots. Only full hours have rows. Elsewhere, each leg has its slots. */
export const SLOT_CHECKS: readonly Check[] = [
  {
    name: 'an airline has a slot for each leg of a full hour, and no slot is used twice',
    broken: `
      SELECT s.airline || ' at ' || s.airport || ', ' || s.kind || ' in hour ' || s.hour || ': ' || s.count || ' slots, '
        || s.used || ' used, ' || COALESCE(u.legs, 0) || ' legs' AS text
      FROM slot s LEFT JOIN (${USED}) u
        ON u.airline = s.airline AND u.airport = s.airport AND u.hour = s.hour AND u.kind = s.kind
      WHERE s.count < s.used OR s.count < 1 OR s.used <> COALESCE(u.legs, 0) OR s.until < 0
      UNION ALL
      SELECT airport || ' in hour ' || hour || ': pool of ' || count FROM slot_pool WHERE count < 0`,
  },
  {
    name: 'escrow holds the full price of all open bids, orders and offers, and declared dividends',
    broken: `
      SELECT 'escrow ' || c.balance || ', tied up ' || b.total AS text
      FROM account c, (SELECT COALESCE(sum(amount), 0) AS total FROM (
        SELECT sum(lots * price) AS amount FROM slot_bid WHERE decided = FALSE
        UNION ALL SELECT sum(lots * price) FROM share_order WHERE side = 'buy'
        UNION ALL SELECT sum(lots * price) FROM subscription
        UNION ALL SELECT sum(lots * declared) FROM share_listing
        UNION ALL SELECT sum(lots * price) FROM tender WHERE state = 'open'
        UNION ALL SELECT sum(price) FROM hand_over
        UNION ALL SELECT sum(maximum) FROM bid WHERE state = 'leading'
        UNION ALL SELECT sum(escrow) FROM offer)) b
      WHERE c.name = 'escrow' AND c.balance <> b.total
      UNION ALL
      SELECT b.id || ': ' || b.lots || ' slots for ' || b.price || ', ' || b.won || ' won for ' || b.paid FROM slot_bid b
      WHERE b.won NOT BETWEEN 0 AND b.lots OR b.paid NOT BETWEEN 0 AND b.price OR (b.won = 0) <> (b.paid = 0)
        OR (NOT b.decided AND b.won > 0)
      UNION ALL
      SELECT b.id || ': auction at ' || b.auction || ' is over' FROM slot_bid b, world w
      WHERE NOT b.decided AND b.auction <= w.auction`,
  },
];
