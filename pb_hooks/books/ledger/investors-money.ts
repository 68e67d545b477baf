import { readJson } from '#hooks/platform/db/read-json.ts';

const MONEY = "SELECT max(0, balance) AS json FROM account WHERE name = 'investors'";

/** Returns the money of investors in whole US dollars, at least 0. */
export const investorsMoney = (app: CoreApp): number => readJson<number>(app, MONEY);
