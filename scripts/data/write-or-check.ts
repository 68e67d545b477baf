import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';

/**
 * Writes a file of the project (path from its root), or compares it if the command line contains `--check`.
 * @param rows name of its rows, for example 'airports'
 * @throws Problem if the compared file differs
 */
export function writeOrCheck(path: string, text: string, rows: string): void {
  const count = text.split('\n').length - 2;
  if (process.argv.includes('--check')) {
    if (text !== readFileSync(inRoot(path), 'utf8'))
      throw new Problem(`${path} differs from its sources. Run the command without --check to write it.`);
    console.log(`${path} matches its sources: ${count} ${rows}.`);
  } else {
    writeFileSync(inRoot(path), text);
    console.log(`Wrote ${path}: ${count} ${rows}.`);
  }
}
