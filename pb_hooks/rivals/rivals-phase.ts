import { TURN_EVERY } from '#game/rivals/reviews.ts';
import { RIVAL } from '#game/tables/rival.ts';
import { SETTLEMENT_PART } from '#game/tables/settlement-part.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { Strength } from '#game/world/temperament.ts';
import { readingOn } from '../platform/db/connection.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, jsonOf, numberOf, type ShapedRow } from '../platform/db/shape.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import { RIVALS_PART } from '../settlement/parts/settled-parts.ts';
import { readModels } from '../settlement/state/read-world.ts';
import { foundMissing } from './found-missing.ts';
import type { RivalTurn } from './rival-turn.ts';
import { lastAction, prepareTurn, takeTurn } from './take-turn.ts';

/** Start of `last` in that part: it never ends an hour. The number of turns that are over follows. */
const LAST = 'rivals ';

/** Index of a rival among those of the hour, and the number of the last player's action before its turn. */
type Marks = [turn: number, seq: number][];

const rival = aliased(RIVAL, 'rival');
const TURN = { airline: rival.airline, temperament: rival.temperament, acted: rival.acted };
const TURNS = `
  SELECT COALESCE(json_group_array(id), '[]') AS json FROM (SELECT id FROM rival WHERE turn = {:turn} ORDER BY id)`;
const NONE = 'SELECT rivals = 0 AND NOT EXISTS (SELECT 1 FROM rival) AS json FROM world';
const ACTED = 'UPDATE rival SET acted = {:hour}, rejected = rejected + {:rejected} WHERE id = {:id}';
const part = aliased(SETTLEMENT_PART, 'p');
/** The ids of all rivals whose turn is in the hour are stored where other parts have skipped airlines. */
const BEGUN = {
  marks: jsonOf<Marks>('p.marks'),
  turns: jsonOf<string[]>('p.skipped'),
  over: numberOf(`CAST(substr(p.last, ${LAST.length + 1}) AS INTEGER)`),
};
const PART = `FROM settlement_part p WHERE ${part.hour.sql} = {:hour} AND ${part.part.sql} = ${RIVALS_PART}`;
const NOTE = insertInto(
  SETTLEMENT_PART,
  {},
  'ON CONFLICT (id) DO UPDATE SET marks = excluded.marks, last = excluded.last',
);

/** Returns the log of the hour's turns. Undefined before the first, and in a replay. */
const readBegun = (app: CoreApp, hour: number): ShapedRow<typeof BEGUN> | undefined =>
  readAll(app, BEGUN, PART, { hour })[0];

/**
 * Notes that a turn is over, and the players' actions before it, so that a replay repeats them before it.
 * @param index of the rival among those of the hour, from 1. 0 before the first.
 */
function noteTurn(tx: CoreApp, hour: number, index: number, turns: readonly string[]): void {
  const marks = readBegun(tx, hour)?.marks ?? [];
  const seq = lastAction(tx);
  const id = recordId(['part', hour, RIVALS_PART]);
  const noted: Marks = marks.at(-1)?.[1] === seq ? marks : [...marks, [index, seq]];
  writeRows(tx, NOTE, [
    { id, hour, part: RIVALS_PART, marks: noted, last: `${LAST}${index}`, skipped: turns },
  ]);
}

/** The turns of an hour. */
interface Turns {
  /** The rivals (ids of their rows) whose turn is in the hour. */
  turns: string[];
  /**
   * Number of these turns that were over when the hour was interrupted. A rival that has been merged since has no row
   * left that tells. A second note of its turn would have a replay perform later actions of players before it.
   */
  over: number;
}

/**
 * Returns the turns of an hour, after founding the rivals that are missing. An hour that was interrupted has the same
 * turns as before, so that the index of each is the one in the log, and founds no airlines for those that have been
 * merged or wound up since.
 */
function beginTurns(tx: CoreApp, hour: number, isReplay: boolean): Turns {
  const begun = readBegun(tx, hour);
  if (begun) return begun;
  foundMissing(tx, hour);
  const turns = readJson<string[]>(tx, TURNS, { turn: hour % TURN_EVERY });
  if (!isReplay) noteTurn(tx, hour, 0, turns);
  return { turns, over: 0 };
}

const isThere = (app: CoreApp, airline: string): boolean =>
  app.findRecordsByIds('airline', [airline]).length > 0;

/** Prepares a turn. Null if a player has merged the rival since the turns were read. */
function prepareUnlessGone(app: CoreApp, turn: RivalTurn): ReturnType<typeof prepareTurn> | null {
  try {
    // Players need not wait for what it reads.
    return readingOn('readers', () => prepareTurn(app, turn));
  } catch (thrown) {
    if (isThere(app, turn.airline)) throw thrown;
    return null;
  }
}

/**
 * Lets the rivals act whose turn is in this hour, and founds those that are missing. Each acts in a transaction
 * of its own and at most once in an hour. An interrupted hour continues with the others.
 * @param replayUntil in a replay: performs the players' actions that came before a turn, given its index
 */
export function actRivals(app: CoreApp, hour: number, replayUntil?: (index: number) => void): void {
  if (readJson<number>(app, NONE) === 1) return;
  const world = app.findRecordById('world', WORLD_ID);
  const strength = world.getString('rival_strength') as Strength;
  const facts = {
    start: world.getString('start'),
    seed: world.getString('seed'),
    fuelPrice: world.getInt('fuel_price'),
    traffic: world.getInt('traffic'),
  };
  replayUntil?.(0);
  let begun: Turns = { turns: [], over: 0 };
  inTransaction(app, (tx) => {
    begun = beginTurns(tx, hour, replayUntil !== undefined);
  });
  const { turns, over } = begun;
  if (turns.length === 0) return;
  const models = readModels(app);
  turns.forEach((id, place) => {
    replayUntil?.(place + 1);
    if (place < over) return;
    const [row] = readAll(app, TURN, 'FROM rival WHERE id = {:id}', { id });
    if (row && row.acted >= hour) return;
    const turn: RivalTurn | null = row ? { ...row, strength, hour, world: facts, models } : null;
    const prepared = turn && prepareUnlessGone(app, turn);
    inTransaction(app, (tx) => {
      if (!replayUntil) noteTurn(tx, hour, place + 1, turns);
      if (!turn || !prepared || !isThere(tx, turn.airline)) return;
      const rejected = takeTurn(tx, turn, prepared);
      tx.db().newQuery(ACTED).bind({ hour, rejected, id }).execute();
    });
  });
}
