import { STOCK_MAX } from '#game/shares/maker-quotes.ts';
import type { Check } from './checks.ts';

const HELD = '(SELECT COALESCE(sum(h.lots), 0) FROM holding h WHERE h.issuer = g.airline)';

/** Checks of shares, orders and holdings. */
export const SHARE_CHECKS: readonly Check[] = [
  {
    name: 'the shares of founders, investors and airlines are all shares of an airline',
    broken: `
      SELECT g.airline || ': ' || g.lots || ' lots, ' || held || ' held' AS text FROM (
        SELECT g.*, g.founder_lots + g.investor_lots + g.maker_lots + ${HELD} AS held FROM share_listing g) g
      WHERE g.lots <> held
      UNION ALL
      SELECT g.airline || ': ' || g.investor_lots || ' lots of investors, ' || g.maker_lots || ' of the market maker'
      FROM share_listing g WHERE g.investor_lots < 0 OR g.maker_lots < 0 OR g.maker_lots > ${STOCK_MAX} * g.lots
      UNION ALL
      SELECT h.id || ': ' || h.lots || ' lots of ' || h.issuer || ', which is not listed' FROM holding h
      LEFT JOIN share_listing g ON g.airline = h.issuer AND g.state = 'listed'
      WHERE g.id IS NULL OR h.lots < 1 OR h.airline = h.issuer
      UNION ALL
      SELECT g.airline || ': offer was over at ' || g.closes FROM share_listing g, world w
      WHERE g.state = 'subscribing' AND g.closes <= w.traded
      UNION ALL
      SELECT g.airline || ': offer of ' || g.offer_lots || ' new lots was over at ' || g.offer_closes FROM share_listing g, world w
      WHERE (g.offer_lots > 0 AND (g.state <> 'listed' OR g.offer_price < 1 OR g.offer_closes <= w.traded))
        OR (g.offer_lots = 0 AND g.offer_price + g.offer_closes > 0)`,
  },
  {
    name: 'a founder consents to a merger into another airline',
    broken: `
      SELECT g.airline || ' into ' || g.merger_buyer || ' until ' || g.merger_until AS text FROM share_listing g
      LEFT JOIN airline a ON a.id = g.merger_buyer
      WHERE (g.merger_buyer <> '' AND (a.id IS NULL OR a.id = g.airline)) OR (g.merger_buyer = '') <> (g.merger_until = 0)`,
  },
  {
    name: 'the lots of open orders to sell and of accepted offers are reserved',
    broken: `
      SELECT airline || ' of ' || issuer || ': ' || reserved || ' of ' || lots || ' reserved, ' || sold || ' in orders' AS text
      FROM (
        SELECT airline, issuer, sum(reserved) AS reserved, sum(lots) AS lots, sum(sold) AS sold FROM (
          SELECT airline, issuer, reserved, lots, 0 AS sold FROM holding
        UNION ALL SELECT airline, issuer, 0, 0, lots FROM share_order WHERE side = 'sell' AND airline <> issuer
        UNION ALL SELECT airline, issuer, 0, 0, lots FROM acceptance)
        GROUP BY airline, issuer)
      WHERE reserved <> sold OR reserved > lots`,
  },
  {
    name: 'an open order is for shares that trade, and none is filled or too old',
    broken: `
      SELECT o.id || ': ' || o.lots || ' lots at ' || o.price AS text FROM share_order o
      LEFT JOIN share_listing g ON g.airline = o.issuer AND g.state = 'listed' LEFT JOIN airline a ON a.id = o.airline
      WHERE g.id IS NULL OR a.id IS NULL OR o.lots < 1 OR o.price < 1
      UNION ALL
      SELECT o.id || ': expired at ' || o.expires FROM share_order o, world w
      WHERE o.expires < w.traded - 60
      UNION ALL
      SELECT s.id || ': ' || s.lots || ' lots of ' || s.issuer || ', which offers none' FROM subscription s
      LEFT JOIN share_listing g ON g.airline = s.issuer
      WHERE g.id IS NULL OR s.lots < 1 OR s.airline = s.issuer
        OR s.price <> CASE WHEN g.state = 'subscribing' THEN g.issue_price WHEN g.offer_lots > 0 THEN g.offer_price ELSE 0 END`,
  },
  {
    name: 'an airline does not buy back its shares while it sells new ones, and has one issue at a time',
    broken: `
      SELECT g.airline || ': ' || o.buys || ' buy-backs, ' || o.sells || ' issues, offer of ' || g.offer_lots AS text
      FROM share_listing g JOIN (
        SELECT issuer, sum(side = 'buy') AS buys, sum(side = 'sell') AS sells FROM share_order
        WHERE airline = issuer GROUP BY issuer) o ON o.issuer = g.airline
      WHERE (o.buys > 0) + o.sells + (g.offer_lots > 0) > 1`,
  },
  {
    name: 'an open offer is for shares that trade and is not over, and only open ones are accepted',
    broken: `
      SELECT t.id || ': ' || t.lots || ' lots of ' || t.issuer || ' at ' || t.price AS text FROM tender t
      LEFT JOIN share_listing g ON g.airline = t.issuer AND g.state = 'listed' LEFT JOIN airline a ON a.id = t.airline
      WHERE t.state = 'open' AND (g.id IS NULL OR a.id IS NULL OR t.lots < 1 OR t.price < 1 OR t.airline = t.issuer)
      UNION ALL
      SELECT t.id || ': ended at ' || t.ends FROM tender t, world w WHERE t.state = 'open' AND t.ends <= w.traded
      UNION ALL
      SELECT t.id || ': ' || t.state || ', ' || t.bought || ' lots bought' FROM tender t
      WHERE (t.state = 'succeeded') <> (t.bought > 0) OR t.bought > t.lots
      UNION ALL
      SELECT c.id || ': ' || c.lots || ' lots of ' || c.issuer || ', which nobody wants' FROM acceptance c
      LEFT JOIN tender t ON t.id = c.tender AND t.state = 'open' AND t.issuer = c.issuer
      WHERE t.id IS NULL OR c.lots < 1 OR c.airline = t.airline`,
  },
];
