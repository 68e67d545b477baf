import { LONG_DELAY_MIN } from '../delay/compensation.ts';
import type { ExpectedOutcome } from '../delay/expected-outcome.ts';
import { LONGEST_WAIT, LONGEST_WAIT_OUT_OF_POSITION, RECOVERY } from '../hour/takes-off.ts';
import { CELL, type OwnDelays } from './own-delays.ts';

/** A leg of an aircraft's week. */
export interface AircraftLeg {
  /** Airport ids. */
  origin: string;
  destination: string;
  /** Minute of the week, UTC. */
  departs: number;
  /** Block time in minutes. */
  block: number;
}

/** Waits in cells. The last one is for aircraft that come later than any flight waits. */
const WAITS = LONGEST_WAIT_OUT_OF_POSITION / CELL + 2;
const LONG = LONG_DELAY_MIN / CELL;
const RECOVERY_CELLS = RECOVERY / CELL;
/** Probability below which a wait is ignored. */
const RARE = 1e-6;

/** How long an aircraft's next flight would have to wait for it, as probabilities by cells of `CELL` minutes. */
export interface Waits {
  /** At the origin of that flight. */
  ready: number[];
  /** Elsewhere, because the flight before was cancelled. */
  away: number[];
}

/** A leg with the facts that decide about delays of the next one. Times are minutes. */
export interface LegStep {
  leg: AircraftLeg;
  /** Whether it is a flight of the route. */
  isOwn: boolean;
  /** Whether it flies late rather than not at all: see `wouldBeOutOfPosition`. */
  stays: boolean;
  /** Until the next departure, and what of that is more than the leg and its turnaround need. */
  gap: number;
  slack: number;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const noWaits = (): Waits => ({ ready: zeros(WAITS), away: zeros(WAITS) });

function add(to: number[], cell: number, share: number): void {
  to[cell] = (to[cell] as number) + share;
}

export const totalOf = (list: readonly number[]): number => list.reduce((sum, share) => sum + share, 0);

/** Adds waits that become shorter by some minutes. A wait between two cells is split between them. */
function addShorter(to: number[], from: readonly number[], minutes: number): void {
  for (let cell = 0; cell < from.length; cell++) {
    const share = from[cell] as number;
    if (share === 0) continue;
    const place = Math.min(WAITS - 1, Math.max(0, cell - minutes / CELL));
    const low = Math.floor(place);
    add(to, low, share * (low + 1 - place));
    if (place > low) add(to, low + 1, share * (place - low));
  }
}

/** Returns the share of the delays in a cell that reaches a limit: they lie around the middle of the cell. */
const shareFrom = (limit: number, cell: number): number => {
  const away = cell - limit / CELL;
  return away > 0 ? 1 : away === 0 ? 0.5 : 0;
};

/**
 * Flies a leg, from the waits before it. There is a list of waits for each number of compensated flights up to now, unless
 * none are counted.
 * @returns the waits for the next leg, and the leg's disruptions
 */
export function flyLeg(
  before: readonly Waits[],
  { isOwn, stays, gap, slack }: LegStep,
  own: OwnDelays,
  isCounted: boolean,
): { after: Waits[]; outcome: ExpectedOutcome } {
  const more = isCounted && isOwn ? 1 : 0;
  const after = Array.from({ length: before.length + more }, noWaits);
  const outcome = { cancelled: 0, compensated: 0 };
  const { delays, byWeather } = own;
  const longest = stays ? LONGEST_WAIT_OUT_OF_POSITION : LONGEST_WAIT;
  before.forEach(({ ready, away }, count) => {
    const same = after[count] as Waits;
    const counted = after[count + more] as Waits;
    const [gone, goneByWeather] = [zeros(WAITS), zeros(WAITS)];
    const [kept, long] = [zeros(WAITS + delays.length), zeros(WAITS + delays.length)];
    for (let wait = 0; wait < WAITS; wait++) {
      const share = ready[wait] as number;
      if (share < RARE) continue;
      const grounded = share * shareFrom(longest, wait);
      const flies = share - grounded;
      const byBadWeather = flies * own.cancelledByWeather;
      const byOthers = flies * own.cancelled - byBadWeather;
      add(gone, wait, grounded);
      if (stays) {
        // The aircraft recovers and flies. Passengers blame the wait if it is longer.
        add(long, wait + RECOVERY_CELLS, byOthers);
        add(wait > RECOVERY_CELLS ? long : kept, wait + RECOVERY_CELLS, byBadWeather);
      } else {
        add(gone, wait, byOthers);
        add(goneByWeather, wait, byBadWeather);
      }
      for (let delay = 0; delay < delays.length; delay++) {
        const cell = wait + delay;
        const all = flies * (delays[delay] as number);
        const liable = wait > delay ? all : all - flies * (byWeather[delay] as number);
        const compensated = cell < LONG ? 0 : cell === LONG ? liable / 2 : liable;
        if (compensated > 0) long[cell] = (long[cell] as number) + compensated;
        kept[cell] = (kept[cell] as number) + all - compensated;
      }
    }
    const lost = totalOf(gone) + totalOf(away);
    outcome.cancelled += lost + totalOf(goneByWeather);
    outcome.compensated += lost + totalOf(long);
    addShorter(same.ready, kept, slack);
    addShorter(same.away, goneByWeather, gap);
    addShorter(counted.ready, long, slack);
    addShorter(counted.away, gone, gap);
    // The next leg begins where the aircraft is, as most legs lead back.
    addShorter(counted.ready, away, gap);
  });
  return { after, outcome };
}

/** Returns the waits before the next leg, whatever happened before. */
export function joined(parts: readonly (readonly [share: number, layers: readonly Waits[]])[]): Waits {
  const sum = noWaits();
  for (const [share, layers] of parts)
    for (const { ready, away } of layers)
      for (let cell = 0; cell < WAITS; cell++) {
        add(sum.ready, cell, share * (ready[cell] as number));
        add(sum.away, cell, share * (away[cell] as number));
      }
  return sum;
}

export const hasNone = (): Waits => {
  const waits = noWaits();
  waits.ready[0] = 1;
  return waits;
};
