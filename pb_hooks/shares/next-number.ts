import { readJson } from '../platform/db/read-json.ts';

const LAST = `
  SELECT max(COALESCE((SELECT max(placed) FROM share_order), 0), COALESCE((SELECT max(placed) FROM subscription), 0)) AS json`;

/** Returns the number of the next order or subscription. It is above those of all open ones. */
export const nextNumber = (tx: CoreApp): number => readJson<number>(tx, LAST) + 1;
