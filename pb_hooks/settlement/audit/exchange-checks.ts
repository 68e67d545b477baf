import { DEALERS } from '#game/books/accounts.ts';
import { STOCK_WEEKS } from '#game/exchange/draw-stock.ts';
import { ESTATE_DAYS } from '#game/exchange/prices.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import type { Check } from './checks.ts';

const NOW = '(60 * (SELECT hour FROM world))';

/** Checks of the aircraft exchange. */
export const EXCHANGE_CHECKS: readonly Check[] = [
  {
    name: 'aircraft for sale belong to their sellers, and can be sold',
    broken: `
      SELECT s.registration || ' (' || s.aircraft || '): for sale by ' || s.seller || ', owned by ' || COALESCE(x.airline, 'nobody') AS text
      FROM listing s LEFT JOIN aircraft x ON x.id = s.aircraft
      WHERE x.id IS NULL OR x.airline <> s.seller OR x.ownership <> 'owned' OR s.price <= 0
      UNION ALL
      SELECT s.registration || ': for sale, secures loan ' || n.id FROM listing s
      JOIN loan n ON n.aircraft = s.aircraft AND n.state = 'active'
      UNION ALL
      SELECT x.registration || ': owned by the dealers, not for sale' FROM aircraft x
      LEFT JOIN listing s ON s.aircraft = x.id WHERE x.airline = '${DEALERS}' AND s.id IS NULL
      UNION ALL
      SELECT x.registration || ': owned by the dealers, in use' FROM aircraft x
      WHERE x.airline = '${DEALERS}' AND (x.work <> '' OR EXISTS (SELECT 1 FROM leg l WHERE l.aircraft = x.id))
      UNION ALL
      SELECT s.registration || ': unsold since ' || s.opened FROM listing s, world w
      WHERE s.seller = '${DEALERS}' AND s.opened <= w.restock - ${WEEK * (STOCK_WEEKS + 1)}`,
  },
  {
    name: 'aircraft that are sold for lenders belong to the dealers, for two weeks at most',
    broken: `
      SELECT e.aircraft || ': sold for lenders, owned by ' || COALESCE(x.airline, 'nobody') AS text
      FROM estate e LEFT JOIN aircraft x ON x.id = e.aircraft LEFT JOIN listing s ON s.aircraft = e.aircraft
      WHERE x.id IS NULL OR x.airline <> '${DEALERS}' OR s.id IS NULL OR s.price < e.paid OR e.debt < 0
      UNION ALL
      SELECT e.aircraft || ': sold for lenders since ' || e.opened FROM estate e
      WHERE e.opened <= ${NOW} - ${DAY * (ESTATE_DAYS + 1)}`,
  },
  {
    name: 'aircraft sold in the air are flying, have no timetable, and are handed over when they have landed',
    broken: `
      SELECT h.aircraft || ': sold by ' || h.seller || ', owned by ' || COALESCE(x.airline, 'nobody') AS text
      FROM hand_over h LEFT JOIN aircraft x ON x.id = h.aircraft LEFT JOIN airline b ON b.id = h.buyer
      WHERE x.id IS NULL OR x.airline <> h.seller OR b.id IS NULL OR h.price <= 0
      UNION ALL
      SELECT h.aircraft || ': sold, landed at ' || h.lands FROM hand_over h
      WHERE h.lands < ${NOW} OR EXISTS (SELECT 1 FROM leg l WHERE l.aircraft = h.aircraft)
      UNION ALL
      SELECT s.registration || ': ' || s.state || ', but ' || iif(h.id IS NULL, 'not sold', 'sold') FROM listing s
      LEFT JOIN hand_over h ON h.aircraft = s.aircraft WHERE (s.state = 'sold') <> (h.id IS NOT NULL)`,
  },
];
