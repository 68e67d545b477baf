import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import type { NewsItem } from './add-news.ts';

/** Aircraft from which a fleet counts as large. */
const LARGE = 10;
/** Lead over the largest airline so far, so that two of equal size do not take turns. */
const LEAD = 2;

const FLEET = { airline: aliased(AIRCRAFT, 'x').airline, aircraft: numberOf('count(*)') };
const LARGEST = `
  FROM aircraft x WHERE x.delivered <= {:minute} AND x.airline IN (SELECT id FROM airline)
  GROUP BY x.airline ORDER BY count(*) DESC, x.airline LIMIT 1`;

const LEADER = `
  SELECT COALESCE((SELECT json_quote(airline) FROM news WHERE kind = 'record' ORDER BY minute DESC LIMIT 1), '""') AS json`;
const OF_LEADER =
  'SELECT count(*) AS json FROM aircraft WHERE airline = {:airline} AND delivered <= {:minute}';

/** Returns the news that another airline than before now has the largest fleet, if so. */
export function fleetRecord(tx: CoreApp, minute: number): NewsItem[] {
  const [largest] = readAll(tx, FLEET, LARGEST, { minute });
  if (!largest || largest.aircraft < LARGE) return [];
  const { airline, aircraft } = largest;
  const leader = readJson<string>(tx, LEADER);
  if (leader === airline) return [];
  if (leader !== '' && aircraft < readJson<number>(tx, OF_LEADER, { airline: leader, minute }) + LEAD)
    return [];
  return [
    {
      kind: 'record',
      subject: airline,
      airline,
      title: 'The largest airline in the world',
      body: `Its fleet has grown to ${aircraft} aircraft.`,
    },
  ];
}
