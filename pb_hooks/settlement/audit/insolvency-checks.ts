import { freshStartAt } from '#game/airline/fresh-start.ts';
import { administrationAt } from '#game/bank/overdraft.ts';
import { DAY } from '#game/world/time.ts';
import type { Check } from './checks.ts';

const NOW = '(60 * (SELECT hour FROM world))';

/** In game minutes. An airline that has raised the money at the last moment pays at the next midnight. */
const GRACE = DAY;

/** Checks of insolvent airlines, of their claims, and of the players who may found again later. */
export const INSOLVENCY_CHECKS: readonly Check[] = [
  {
    name: 'a loss or price that may be reclaimed is one of an airline to another one, by shares or an aircraft',
    broken: `
      SELECT c.id || ': ' || c.amount || ' of ' || c.airline || ' to ' || c.debtor AS text FROM trade_claim c
      LEFT JOIN airline a ON a.id = c.airline LEFT JOIN airline d ON d.id = c.debtor
      WHERE a.id IS NULL OR d.id IS NULL OR c.amount < 1 OR c.airline = c.debtor
      UNION ALL
      SELECT id || ': shares of ' || issuer || ', aircraft ' || aircraft FROM trade_claim
      WHERE (issuer = '') = (aircraft = '') OR (purchase AND issuer = '')`,
  },
  {
    name: 'an insolvent airline is overdrawn or has missed an instalment, and closed when its time is over',
    broken: `
      SELECT name || ' (' || id || '): insolvent since ' || insolvent_from || ', cash ' || cash AS text FROM airline
      WHERE insolvent_from <> 0 AND (rival OR insolvent_from < 0 OR insolvent_from > ${NOW}
        OR (cash >= 0 AND NOT EXISTS (SELECT 1 FROM loan n WHERE n.airline = airline.id AND n.missed > 0))
        OR insolvent_from + ${administrationAt(0)} + ${GRACE} <= ${NOW})`,
  },
  {
    name: 'a player waits sixty days for a fresh start, and an address is kept no longer',
    broken: `
      SELECT f.id || ': ended at ' || f.ended || ', may found again at ' || f.until AS text FROM fresh_start f
      WHERE f.until <> f.ended + ${freshStartAt(0)} OR (f.user = '') = (f.address = '')
        OR (f.address <> '' AND f.until <= ${NOW} - ${DAY})
      UNION ALL
      SELECT f.id || ': account ' || f.user || ' with airline ' || COALESCE(u.airline, 'unknown')
      FROM fresh_start f LEFT JOIN users u ON u.id = f.user
      WHERE f.user <> '' AND (u.id IS NULL OR u.airline <> '')
      UNION ALL
      SELECT id || ': proceeds ' || proceeds || ', repaid ' || repaid || ', written off ' || written_off
      FROM fresh_start WHERE repaid NOT BETWEEN 0 AND proceeds OR written_off < 0`,
  },
];
