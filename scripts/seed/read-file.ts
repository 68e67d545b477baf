import { readFileSync } from 'node:fs';
import type { AirportRow } from '../../game/airport.ts';
import { describeFault } from '../data/fault.ts';
import { readAirports } from '../data/read-airports.ts';
import { Problem } from '../problem.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read it',
  ENOTDIR: 'a part of its path is no folder',
};

/** The airports of a CSV file. Throws a Problem that names everything that is wrong with it, one fault a line. */
export function readAirportFile(file: string): AirportRow[] {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Problem(`${file} cannot be read: ${REASONS[code] ?? message}. Nothing was imported.`);
  }
  const { airports, faults } = readAirports(bytes);
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length.toLocaleString('en-US')} faults`;
    throw new Problem(
      [...faults.map(describeFault), `${file} has ${count}. Nothing was imported.`].join('\n'),
    );
  }
  return airports;
}
