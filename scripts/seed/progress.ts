const terminal = process.stderr.isTTY === true;

/** Says what is being done: one line that is written over on a terminal, one line each elsewhere. On stderr. */
export function tell(step: string): void {
  if (terminal) process.stderr.write(`\r\x1b[K${step} …`);
  else console.error(step);
}

/** Takes the line of progress away again. */
export function tellNoMore(): void {
  if (terminal) process.stderr.write('\r\x1b[K');
}
