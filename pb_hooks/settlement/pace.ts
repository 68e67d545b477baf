import { HOURS_A_DAY } from '../../game/time.ts';
import type { AirlinePlan } from './plan.ts';

/** Milliseconds that one transaction is to take: whoever else writes waits for it, and must not for 150 ms. */
const AIM = 50;
/** Most airlines in one transaction. */
const MOST = 200;

/** How long this machine takes to write. Milliseconds. */
export interface Pace {
  /** For a row. */
  row: number;
  /** For summing up what is old of an airline. */
  compaction: number;
}

/** Slower than any machine that has been measured, so that the first transactions of a process are short. */
const FIRST: Pace = { row: 2, compaction: 25 };
/** A rate falls to this part of itself at most, so that one quick transaction is not followed by a huge one. */
const FALL = 0.5;

/** Hour of the day in which an airline's old rows are summed up: the twin of DAILY_TURN (slots.ts). */
const turnOf = (id: string): number => Number.parseInt(id.charAt(14) + id.charAt(13), 36) % HOURS_A_DAY;

interface Load {
  rows: number;
  compactions: number;
}

/** What an airline's plan asks to be written: about so many rows, and its compaction in one hour of the day. */
const loadOf = ({ airline, flights, landed, aircraft }: AirlinePlan, hour: number): Load => ({
  rows: 1 + flights.length + 2 * landed.length + aircraft.size,
  compactions: turnOf(airline.id) === hour % HOURS_A_DAY ? 1 : 0,
});

const timeFor = (pace: Pace, { rows, compactions }: Load): number =>
  rows * pace.row + compactions * pace.compaction;

/** Rises at once and falls step by step. */
const learnt = (before: number, measured: number): number => Math.max(measured, before * FALL);

/** The pace after a transaction with so much in it has taken so many milliseconds. */
function paceAfter(pace: Pace, { rows, compactions }: Load, taken: number): Pace {
  if (compactions === 0) return { ...pace, row: learnt(pace.row, taken / rows) };
  const left = Math.max(0, taken - rows * pace.row);
  return { ...pace, compaction: learnt(pace.compaction, left / compactions) };
}

/** Where the pace is kept between hours: the process's store, because each handler runs in a runtime of its own. */
const KEY = 'settlement-pace';

function readPace(app: CoreApp): Pace {
  const text = app.store().get(KEY);
  return typeof text === 'string' ? JSON.parse(text) : FIRST;
}

/**
 * Cuts the plans of an hour into chunks for one transaction each, as large as this machine writes in some 50 ms, and takes
 * the time that the caller needs for each. What is written does not depend on how it is cut.
 */
export function* pacedChunks(
  app: CoreApp,
  plans: readonly AirlinePlan[],
  hour: number,
): Generator<AirlinePlan[]> {
  let pace = readPace(app);
  for (let from = 0; from < plans.length; ) {
    const all: Load = { rows: 0, compactions: 0 };
    let to = from;
    while (to < plans.length && to - from < MOST) {
      const { rows, compactions } = loadOf(plans[to] as AirlinePlan, hour);
      const more = { rows: all.rows + rows, compactions: all.compactions + compactions };
      if (to > from && timeFor(pace, more) > AIM) break;
      Object.assign(all, more);
      to++;
    }
    const began = Date.now();
    yield plans.slice(from, to);
    pace = paceAfter(pace, all, Date.now() - began);
    app.store().set(KEY, JSON.stringify(pace));
    from = to;
  }
}
