/** Most steps that can be undone. */
const STEPS_MAX = 100;

/** A value that is edited step by step. */
export interface History<Value> {
  value: Value;
  /** Earlier values, the first one first. */
  past: readonly Value[];
  /** Values that were undone, the next one to redo last. */
  future: readonly Value[];
}

/** A history that begins with a value: nothing before it can come back. */
export const beginning = <Value>(value: Value): History<Value> => ({ value, past: [], future: [] });

export const edited = <Value>({ value, past }: History<Value>, next: Value): History<Value> => ({
  value: next,
  past: [...past, value].slice(-STEPS_MAX),
  future: [],
});

/** Returns the history one step back; the same one if there is none. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { value, past, future } = history;
  if (past.length === 0) return history;
  return { value: past.at(-1) as Value, past: past.slice(0, -1), future: [...future, value] };
}

/** Returns the history one undone step forward; the same one if there is none. */
export function redone<Value>(history: History<Value>): History<Value> {
  const { value, past, future } = history;
  if (future.length === 0) return history;
  return { value: future.at(-1) as Value, past: [...past, value], future: future.slice(0, -1) };
}

/** Returns the keys whose values are different in two maps. */
export const changedBetween = <Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
