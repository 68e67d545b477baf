import { DISCLOSED } from '#game/shares/share-limits.ts';
import { readJson } from '../platform/db/read-json.ts';
import { shareListingOf } from './read-share-listing.ts';

/**
 * Shares that airlines hold or could come to hold: with their open orders to buy, subscriptions and offers. Shares that
 * an airline buys back belong to nobody. Those of less than 5% do not make an owner.
 */
const STAKES = `
  stake AS MATERIALIZED (
    SELECT airline AS owner, issuer, sum(lots) AS lots FROM (
      SELECT airline, issuer, lots FROM holding
      UNION ALL SELECT airline, issuer, lots FROM share_order WHERE side = 'buy' AND airline <> issuer
      UNION ALL SELECT airline, issuer, lots FROM subscription
      UNION ALL SELECT airline, issuer, lots FROM tender WHERE state = 'open'
      UNION ALL SELECT {:buyer}, {:issuer}, {:lots} WHERE {:buyer} <> {:issuer})
    GROUP BY airline, issuer),
  cancelled AS MATERIALIZED (
    SELECT issuer, sum(lots) AS lots FROM (
      SELECT issuer, lots FROM share_order WHERE side = 'buy' AND airline = issuer
      UNION ALL SELECT {:issuer}, {:lots} WHERE {:buyer} = {:issuer})
    GROUP BY issuer),
  owned AS MATERIALIZED (
    SELECT s.owner, s.issuer FROM stake s JOIN share_listing g ON g.airline = s.issuer
    LEFT JOIN cancelled c ON c.issuer = s.issuer
    WHERE s.lots >= ${DISCLOSED} * (g.lots - COALESCE(c.lots, 0) + iif(g.state = 'subscribing', g.issue_lots, 0)))`;

/**
 * Returns the tables of a statement: the airlines that own 5% or more of the buyer, and those that some airlines own, each
 * directly or through others.
 * @param first statement for the ids from which `subsidiaries` begins. They are part of it.
 */
const withOwnership = (first: string): string => `
  WITH RECURSIVE ${STAKES},
  owners(id) AS (
    SELECT owner FROM owned WHERE issuer = {:buyer}
    UNION SELECT o.owner FROM owned o JOIN owners w ON o.issuer = w.id),
  subsidiaries(id) AS (
    ${first}
    UNION SELECT o.issuer FROM owned o JOIN subsidiaries s ON o.owner = s.id)`;

/** Whether the issuer owns the buyer, or an airline that the buyer would own, perhaps the issuer, holds its shares. */
const BROKEN = `
  ${withOwnership('SELECT issuer FROM owned WHERE owner = {:buyer}')}
  SELECT EXISTS (SELECT 1 FROM owners WHERE id = {:issuer})
    OR EXISTS (SELECT 1 FROM stake t JOIN subsidiaries s ON t.owner = s.id WHERE t.issuer = {:buyer}) AS json`;

/**
 * Checks whether an airline would hold shares of one of its owners after buying some lots. An owner has 5% or more,
 * directly or through others. Open orders count as if they were filled.
 */
export function breaksCrossHolding(tx: CoreApp, buyer: string, issuer: string, lots: number): boolean {
  // Nobody owns a private airline, and the stakes of all airlines take milliseconds to add up.
  if (!shareListingOf(tx, buyer)) return false;
  return readJson<number>(tx, BROKEN, { buyer, issuer, lots }) === 1;
}

/** Whether the buyer, or an airline that it owns, would hold shares of one of the buyer's owners after its buy-back. */
const BROKEN_BY_BUYBACK = `
  ${withOwnership('SELECT {:buyer}')}
  SELECT EXISTS (
    SELECT 1 FROM stake t JOIN subsidiaries s ON t.owner = s.id JOIN owners w ON t.issuer = w.id) AS json`;

/**
 * Checks whether buying back some lots would make an airline an owner whose shares the buyer holds, directly or through
 * others, because everybody's part grows.
 */
export const buybackBreaksCrossHolding = (tx: CoreApp, buyer: string, lots: number): boolean =>
  readJson<number>(tx, BROKEN_BY_BUYBACK, { buyer, issuer: buyer, lots }) === 1;
