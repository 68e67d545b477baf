import { startingCapital } from '#game/airline/starting-capital.ts';
import { OPENING_HOURS, TURNS_WITHIN } from '#game/rivals/reviews.ts';
import type { StartingRival } from '#game/rivals/starting-network.ts';
import { RIVAL } from '#game/tables/rival.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { addAirline } from '../airline/add-airline.ts';
import { takeCode } from '../airline/take-name.ts';
import { CashAccount } from '../books/ledger/cash-account.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';

const RIVALS = insertInto(RIVAL);

/** Checks of all kinds are automatic: nobody is there to plan the expensive ones. */
const RIVAL_RULES = { auto_line: true, auto_a: true, auto_c: true, auto_d: true } as const;

/** The world in which rivals are founded. */
export interface FoundingWorld {
  seed: string;
  start: string;
  /** World minute. */
  minute: number;
  /** Last settled hour; −1 in a new world. */
  settledHour: number;
}

/**
 * Returns what the record of the world says about founding.
 * @param minute world minute
 */
export const foundingWorld = (world: core.Record, minute: number, settledHour: number): FoundingWorld => ({
  seed: world.getString('seed'),
  start: world.getString('start'),
  minute,
  settledHour,
});

/** An airline that the server will run. */
interface NewRival extends Pick<StartingRival, 'name' | 'temperament'> {
  id: string;
  hub: { id: string; country: string };
  /** Value of what its founders contribute besides money, in whole US dollars: see `addSurplus`. */
  contributed?: number;
}

/**
 * Adds an airline that the server runs, without a network, and pays its capital. Returns its code and its account, which
 * the caller settles.
 */
export function addRival(
  tx: CoreApp,
  { start, minute, settledHour }: FoundingWorld,
  { id, name, temperament, hub, contributed = 0 }: NewRival,
): { code: string; account: CashAccount } {
  const code = takeCode(tx, minute, name);
  const account = new CashAccount(tx, id, { minute, start }, `rival ${id}`);
  const capital = startingCapital(minute) + contributed;
  addAirline(
    tx,
    { minute, start },
    { id, name, code, hub, rules: RIVAL_RULES, settledHour, capital, account },
  );
  const turn = hashOf(['rival turn', id]) % TURNS_WITHIN;
  writeRows(tx, RIVALS, [
    {
      id: recordId(['rival row', id]),
      airline: id,
      temperament,
      turn,
      acted: Math.max(settledHour, OPENING_HOURS - 1),
      bases: [],
      rejected: 0,
    },
  ]);
  return { code, account };
}
