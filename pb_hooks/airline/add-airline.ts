import { proposeColours, STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { AIRLINE, type Airline } from '#game/tables/airline.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { bookEntries } from '../books/ledger/book-entries.ts';
import type { CashAccount } from '../books/ledger/cash-account.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { worldDate } from '../world/clock/date.ts';
import type { WorldTime } from '../world/clock/world-time.ts';

const AIRLINES = insertInto(AIRLINE, {
  cash: '0',
  insolvent_from: '0',
  solvent_from: '0',
  overhead_share: '0',
  revision: '0',
  best_week: '0',
  net_worth: '0',
  valued: '0',
  cash_forecasts: 'NULL',
  connected: '0',
  visited: '0',
  visited_at: '0',
  away_from: '0',
  away_until: '0',
  reminded_at: '0',
  insolvency_mailed: '0',
  undo_day: '0',
  undo_count: '0',
  next_change: '0',
  rules: "nullif({:rules}, 'null')",
});

/** An airline to add. */
interface NewAirline extends Pick<Airline, 'id' | 'name' | 'code'>, Partial<Pick<Airline, 'rules'>> {
  /** #RRGGBB. Left out for the ones proposed for the name. */
  primary?: string | undefined;
  secondary?: string | undefined;
  hub: { id: string; country: string };
  /** Id of its owner. Left out for an airline that the server runs. */
  user?: string;
  /** Last settled hour; −1 in a new world. */
  settledHour: number;
  /** Uptime of the world in seconds. Left out for an airline without an owner to see. */
  seen?: number;
  /** Whole US dollars. */
  capital: number;
  /** Account that receives the capital and that the caller settles. Left out to book the capital at once. */
  account?: CashAccount;
}

/** Adds an airline with nothing but its capital. The caller has checked its name and code. */
export function addAirline(tx: CoreApp, { minute, start }: WorldTime, airline: NewAirline): void {
  const { id, name, code, hub, user = '', rules = null, settledHour, seen = 0, capital, account } = airline;
  const colours = proposeColours(name);
  const row = {
    id,
    name,
    name_key: nameKey(name),
    code,
    colour_primary: airline.primary ?? colours.primary,
    colour_secondary: airline.secondary ?? colours.secondary,
    country: hub.country,
    hub: hub.id,
    founded: worldDate(start, minute),
    user,
    rival: user === '',
    reputation: STARTING_REPUTATION,
    punctuality: STARTING_PUNCTUALITY,
    settled_hour: settledHour,
    seen,
  };
  writeRows(tx, AIRLINES, [row], { rules: JSON.stringify(rules) });
  const entry = { category: 'capital', amount: capital, memo: 'Starting capital' } as const;
  if (account) account.credit(entry);
  else bookEntries(tx, [{ ...entry, id: recordId(['ledger', id]), airline: id }], minute, start);
}
