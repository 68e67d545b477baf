import { readJson } from '../platform/db/read-json.ts';

/** SQL that checks whether an airline has ever flown, also if its flights are so old that they are deleted. */
export const hasFlownSql = (airline: string): string => `(
  EXISTS (SELECT 1 FROM flight WHERE flight.airline = ${airline})
  OR EXISTS (SELECT 1 FROM route_history WHERE route_history.airline = ${airline}))`;

const HAS_FLOWN = `SELECT ${hasFlownSql('{:airline}')} AS json`;

/** Checks whether an airline (id) has ever flown. */
export const hasFlown = (tx: CoreApp, airline: string): boolean =>
  readJson<number>(tx, HAS_FLOWN, { airline }) !== 0;
