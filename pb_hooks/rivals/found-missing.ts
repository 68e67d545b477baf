import { nameKey } from '#game/airline/airline-name.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { HOUR } from '#game/world/time.ts';
import { windUp } from '../endings/end-airline.ts';
import { tellFounded } from '../people/news/airline-news.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, textOf } from '../platform/db/shape.ts';
import { addRival, type FoundingWorld, foundingWorld } from './add-rival.ts';

/** Maximum number of airlines founded or wound up in an hour, so that no hour is slow. */
const AT_ONCE = 2;
/** Number of largest airports among which a new airline chooses its hub. */
const HUBS = 400;

const p = aliased(AIRPORT, 'p');
const HUB = { id: p.id, country: p.country, city: textOf("COALESCE(NULLIF(p.city, ''), p.municipality)") };
/** The largest airports by trips, those with the fewest hubs first. */
const FREE_HUBS = `
  FROM (
    SELECT airport.*, (SELECT count(*) FROM airline WHERE airline.hub = airport.id) AS hubs
    FROM airport_demand d JOIN airport ON airport.id = d.airport ORDER BY d.trips DESC, airport.id LIMIT ${HUBS}
  ) p WHERE p.hubs = (
    SELECT min(n) FROM (
      SELECT (SELECT count(*) FROM airline WHERE airline.hub = d.airport) AS n
      FROM airport_demand d ORDER BY d.trips DESC, d.airport LIMIT ${HUBS}))
  ORDER BY p.id`;
const IS_TAKEN = 'SELECT EXISTS (SELECT 1 FROM airline WHERE name_key = {:key}) AS json';
const SMALLEST = `
  SELECT COALESCE(json_group_array(airline), '[]') AS json FROM (
    SELECT airline FROM rival r ORDER BY (SELECT count(*) FROM aircraft x WHERE x.airline = r.airline), id LIMIT {:count})`;

/** Second words of names. The first one is the city of the hub. */
const SECOND = [
  'Crest',
  'Link',
  'Star',
  'Blue',
  'Jet',
  'Wings',
  'Horizon',
  'Meridian',
  'Bridge',
  'Sky',
] as const;

/** Returns names for an airline of a city, such as "Lyon Crest", in an order that depends on the key. */
function namesFor(city: string, key: string): string[] {
  const first = hashOf(['rival name', key]) % SECOND.length;
  return SECOND.map((_, index) => `${city} ${SECOND[(first + index) % SECOND.length]}`);
}

/** Founds an airline with nothing but its capital. Its fleet grows in its turns. */
function foundNew(tx: CoreApp, world: FoundingWorld, index: number): void {
  const key = `${world.minute} ${index}`;
  const hubs = readAll(tx, HUB, FREE_HUBS);
  const hub = hubs[hashOf(['rival hub', world.seed, key]) % Math.max(1, hubs.length)];
  if (!hub) return;
  const name = namesFor(hub.city, key).find(
    (one) => readJson<number>(tx, IS_TAKEN, { key: nameKey(one) }) === 0,
  );
  if (name === undefined) return;
  const temperament = TEMPERAMENTS[hashOf(['rival temperament', world.seed, key]) % TEMPERAMENTS.length];
  const id = recordId(['rival', key]);
  addRival(tx, world, { id, name, temperament: temperament ?? 'cautious', hub }).account.settle();
  tellFounded(tx, world.minute, id, tx.findRecordById('airport', hub.id));
}

/**
 * Moves the number of rivals towards the one that the operator wants, by at most two in an hour. Airlines that
 * have failed are replaced in this way. Call it inside a transaction.
 * @param hour the hour that is about to be settled
 */
export function foundMissing(tx: CoreApp, hour: number): void {
  const record = tx.findRecordById('world', WORLD_ID);
  const missing = record.getInt('rivals') - tx.countRecords('rival');
  if (missing === 0) return;
  const count = Math.min(AT_ONCE, Math.abs(missing));
  if (missing < 0) {
    for (const airline of readJson<string[]>(tx, SMALLEST, { count })) windUp(tx, airline);
    return;
  }
  const world = foundingWorld(record, hour * HOUR, hour - 1);
  for (let index = 0; index < count; index++) foundNew(tx, world, index);
}
