/** One thing that is wrong with a file, at the place where a person can mend it. */
export interface Fault {
  /** Counted from 1 as editors do; absent where the whole file is at fault. */
  line?: number;
  column?: string;
  value?: string;
  /** Completes `"<value>" …` where there is a value, otherwise `line N: …`. */
  message: string;
}

const LONGEST_VALUE = 60;

/** The value as JSON would write it, so that line breaks and other invisible characters show. */
function shown(value: string): string {
  return JSON.stringify(value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value);
}

/** `line N, column C: "value" what is wrong`, with as much of it as is known. */
export function describeFault({ line, column, value, message }: Fault): string {
  const place = [line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  const what = value === undefined ? message : `${shown(value)} ${message}`;
  return place ? `${place}: ${what}` : what;
}
