/**
 * The log position that each read of a plan saw: [index of the read, number of the last action]. There is one
 * entry for the first read and one for each read that saw a newer action. Players can act between two reads,
 * and a replay has to do the same.
 */
export type Marks = [read: number, seq: number][];

interface Reading {
  before: (read: number) => void;
  count: number;
  marks: Marks;
}

/** The plan in progress. A runtime plans one hour at a time. */
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

/**
 * Runs one read of the plan in progress.
 * @param read returns the number of the last action that it saw
 */
export function markRead(read: () => number): void {
  const current = reading;
  if (!current) {
    read();
    return;
  }
  // Reads inside `before` are not part of the plan.
  reading = null;
  current.before(current.count);
  reading = current;
  const seq = read();
  if (seq !== current.marks.at(-1)?.[1]) current.marks.push([current.count, seq]);
  current.count++;
}
