import { readFileSync } from 'node:fs';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { type DemandPlace, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { type CsvRecord, splitRecords } from '../data/csv-records.ts';
import { describeViolation, type Violation } from '../data/violation.ts';
import { loadPlaces, loadWorld } from './demand/load.ts';

const USAGE = 'Usage: npm run -s demand -- pairs.csv   (a CSV file with a column "pair", such as AMS-BCN)';
const COLUMNS = ['pair', 'km', 'leisure', 'business', 'premium', 'total'];

const PAIR = /^([A-Z0-9]{3})-([A-Z0-9]{3})$/;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as { code?: string };
    fail(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`);
  }
}

/** Returns both places of a record's pair, or a violation. */
function marketsOf(
  { line, cells }: CsvRecord,
  column: number,
  marketAt: (code: string) => DemandPlace | undefined,
): { pair: string; a: DemandPlace; b: DemandPlace } | Violation {
  const pair = (cells[column] ?? '').toUpperCase();
  const violation = (message: string): Violation => ({
    line,
    column: 'pair',
    value: cells[column] ?? '',
    message,
  });
  const [, from = '', to = ''] = PAIR.exec(pair) ?? [];
  if (from === '')
    return violation('is not a pair: two IATA codes with a hyphen between them, such as AMS-BCN.');
  const [a, b] = [marketAt(from), marketAt(to)];
  const unknown = [a ? '' : from, b ? '' : to].filter((code) => code !== '');
  if (!a || !b) return violation(`names ${unknown.join(' and ')}, which is not an airport of the game.`);
  return { pair, a, b };
}

const [file] = process.argv.slice(2);
if (!file) fail(USAGE);
const { records, violations } = splitRecords(readBytes(file));
const [header, ...lines] = records;
const column = header?.cells.map((name) => name.toLowerCase()).indexOf('pair') ?? -1;
if (header && column < 0) violations.push({ line: header.line, message: 'the header lacks "pair".' });

if (column >= 0) {
  const world = loadWorld();
  const markets = new Map<string, DemandPlace>();
  const codes = lines.flatMap(({ cells }) => (cells[column] ?? '').toUpperCase().split('-'));
  const places = new Map(loadPlaces(new Set(codes)).map((place) => [place.iata, place]));
  const marketAt = (code: string) => {
    const place = places.get(code);
    if (!place) return undefined;
    const market = markets.get(code) ?? toDemandPlace(place);
    markets.set(code, market);
    return market;
  };
  const out = [COLUMNS.join(',')];
  for (const record of lines) {
    const found = marketsOf(record, column, marketAt);
    if (!('pair' in found)) {
      violations.push(found);
      continue;
    }
    const { km, leisure, business, premium } = pairDemand(found.a, found.b, world, DEMAND_PARAMETERS);
    const groups = [leisure, business, premium].map(Math.round);
    // The total is the sum of the printed values, so that the columns add up.
    const total = groups.reduce((sum, trips) => sum + trips, 0);
    out.push([found.pair, km.toFixed(1), ...groups, total].join(','));
  }
  process.stdout.write(`${out.join('\n')}\n`);
}
violations.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
for (const violation of violations) console.error(`${file}: ${describeViolation(violation)}`);
if (violations.length > 0) process.exitCode = 1;
