/** Maximum number of steps that can be undone. */
const STEPS_MAX = 100;

/** A value with undo and redo. */
export interface History<Value> {
  value: Value;
  /** Earlier values, oldest first. */
  past: readonly Value[];
  /** Undone values. The last one is redone first. */
  future: readonly Value[];
}

/** Returns a new history with nothing to undo. */
export const beginning = <Value>(value: Value): History<Value> => ({ value, past: [], future: [] });

export const edited = <Value>({ value, past }: History<Value>, next: Value): History<Value> => ({
  value: next,
  past: [...past, value].slice(-STEPS_MAX),
  future: [],
});

/** Returns the history one step back, or unchanged if there is none. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { value, past, future } = history;
  if (past.length === 0) return history;
  return { value: past.at(-1) as Value, past: past.slice(0, -1), future: [...future, value] };
}

/** Returns the history one step forward, or unchanged if there is none. */
export function redone<Value>(history: History<Value>): History<Value> {
  const { value, past, future } = history;
  if (future.length === 0) return history;
  return { value: future.at(-1) as Value, past: [...past, value], future: future.slice(0, -1) };
}

/** Returns the keys whose values differ between two maps. */
export const changedBetween = <Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
