/**
 * How far the log of actions went when a plan was read: [index of the read, number of the last action], for the first read
 * and each one that saw a newer action. Players act between two reads; a replay has to do the same.
 */
export type Marks = [read: number, seq: number][];

interface Reading {
  before: (read: number) => void;
  count: number;
  marks: Marks;
}

/** Of this runtime, which plans one hour at a time. */
let reading: Reading | null = null;

/**
 * Runs `plan` and returns its result with the marks of its reads.
 * @param before called before each read, with its index
 */
export function withMarks<Plan>(
  plan: () => Plan,
  before: (read: number) => void = () => {},
): { plan: Plan; marks: Marks } {
  const own: Reading = { before, count: 0, marks: [] };
  reading = own;
  try {
    return { plan: plan(), marks: own.marks };
  } finally {
    reading = null;
  }
}

/** Runs one read of whatever is being planned. @param read returns the number of the last action that it saw */
export function markRead(read: () => number): void {
  const now = reading;
  if (!now) {
    read();
    return;
  }
  // What happens before the read is not part of the plan.
  reading = null;
  now.before(now.count);
  reading = now;
  const seq = read();
  if (seq !== now.marks.at(-1)?.[1]) now.marks.push([now.count, seq]);
  now.count++;
}
