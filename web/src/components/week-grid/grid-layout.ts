import { DAY, WEEK } from '../../../../game/time.ts';

/** A stretch of time within one day of the grid. */
export interface DayPart {
  /** 0 = Monday. */
  day: number;
  /** Minutes of the day; `to` is 1,440 where it goes on tomorrow. */
  from: number;
  to: number;
}

/** Cuts a stretch of the week at midnights; what goes beyond Sunday comes back on Monday. */
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

/** Where a part stands beside others of the same time: lane 0, 1, … of so many. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** Gives parts that overlap lanes side by side; parts that touch nobody have the whole width. In the order given. */
export function lanesOf(parts: readonly DayPart[]): Lane[] {
  const order = parts.map((part, index) => ({ part, index }));
  order.sort((a, b) => a.part.day - b.part.day || a.part.from - b.part.from || a.index - b.index);
  const result: Lane[] = parts.map(() => ({ lane: 0, lanes: 1 }));
  let cluster: number[] = [];
  /** Minute of the week up to which each lane of the cluster is taken. */
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
