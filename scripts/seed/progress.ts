const terminal = process.stderr.isTTY === true;

/**
 * Shows the current step on stderr: on a terminal in one line that is overwritten, otherwise in separate
 * lines.
 */
export function tell(step: string): void {
  if (terminal) process.stderr.write(`\r\x1b[K${step} …`);
  else console.error(step);
}

/** Removes the progress line. */
export function tellNoMore(): void {
  if (terminal) process.stderr.write('\r\x1b[K');
}
