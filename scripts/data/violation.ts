/** A violation in a file, with its position for the editor. */
export interface Violation {
  /** Counted from 1 as in editors. Missing if the whole file is invalid. */
  line?: number;
  column?: string;
  value?: string;
  /** Completes `"<value>" …` if there is a value, otherwise `line N: …`. */
  message: string;
}

const LONGEST_VALUE = 60;

/** Returns the value as JSON, so that line breaks and other invisible characters are visible. */
function shown(value: string): string {
  return JSON.stringify(value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value);
}

/** Returns `line N, column C: "value" message`, without the unknown parts. */
export function describeViolation({ line, column, value, message }: Violation): string {
  const place = [line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  const what = value === undefined ? message : `${shown(value)} ${message}`;
  return place ? `${place}: ${what}` : what;
}
