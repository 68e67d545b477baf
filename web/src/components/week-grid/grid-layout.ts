import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, WEEK } from '#game/world/time.ts';

/** A time span within one day of the grid. */
export interface DayPart {
  /** 0 = Monday. */
  day: number;
  /** Minutes of the day. `to` is 1,440 if the span continues on the next day. */
  from: number;
  to: number;
}

/** Splits a time span at midnight. The part after Sunday continues on Monday. */
export function partsOf(departs: number, minutes: number): DayPart[] {
  const parts: DayPart[] = [];
  const ends = departs + minutes;
  for (let at = departs; at < ends; ) {
    const midnight = (Math.floor(at / DAY) + 1) * DAY;
    const until = Math.min(ends, midnight);
    const day = Math.floor((at % WEEK) / DAY);
    parts.push({ day, from: at % DAY, to: until === midnight ? DAY : until % DAY });
    at = until;
  }
  return parts;
}

/** Lane of a part beside overlapping ones, and the number of lanes. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** Returns the lanes of parts, in the given order. Overlapping parts share the width. */
export function lanesOf(parts: readonly DayPart[]): Lane[] {
  const order = parts.map((part, index) => ({ part, index }));
  order.sort((a, b) => a.part.day - b.part.day || a.part.from - b.part.from || a.index - b.index);
  const result: Lane[] = parts.map(() => ({ lane: 0, lanes: 1 }));
  let cluster: number[] = [];
  /** Minute of the week until which each lane of the cluster is occupied. */
  let taken: number[] = [];
  const close = () => {
    for (const index of cluster) result[index] = { lane: result[index]?.lane ?? 0, lanes: taken.length };
    cluster = [];
    taken = [];
  };
  for (const { part, index } of order) {
    const begins = part.day * DAY + part.from;
    if (taken.every((until) => until <= begins)) close();
    const free = taken.findIndex((until) => until <= begins);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = part.day * DAY + part.to;
    result[index] = { lane, lanes: 1 };
    cluster.push(index);
  }
  close();
  return result;
}

const WHOLE: Lane = { lane: 0, lanes: 1 };

/** Returns the legs' parts by day with their lanes. `number` counts the parts of a leg. */
export function blocksOf<L extends PlannedLeg>(legs: readonly L[]) {
  const blocks = legs.flatMap((leg, index) =>
    partsOf(leg.departs, leg.block).map((part, number) => ({ leg, index, part, number })),
  );
  const lanes = lanesOf(blocks.map(({ part }) => part));
  return blocks.map((block, position) => ({ ...block, lane: lanes[position] ?? WHOLE }));
}

/** Returns the turnarounds' parts by day. They take the whole width. */
export const turnaroundsOf = <L extends PlannedLeg>(legs: readonly L[], minutesOf: (leg: L) => number) =>
  legs.flatMap((leg, index) =>
    partsOf(leg.departs + leg.block, minutesOf(leg)).map((part, number) => ({
      part,
      id: `${index}-${number}`,
      lane: WHOLE,
    })),
  );
