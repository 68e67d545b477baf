import { answer } from '../http/answer.ts';
import { hasCopy, takesGzip } from '../http/negotiate.ts';

/** Key of the store, which all runtimes of the process share. */
const CACHE = 'am.airports';

interface Cached {
  /** The import that the body was made after. */
  stamp: string;
  hash: string;
  /** Bytes, so that they go from the store to the client without a copy in this engine. */
  body: number[];
}

/** Made by SQLite, which takes a few milliseconds where this engine would take a few hundred. */
const WORLD = `
  SELECT json_object(
    'id', json_group_array(id), 'ident', json_group_array(ident), 'iata', json_group_array(iata),
    'icao', json_group_array(icao), 'name', json_group_array(name), 'type', json_group_array(type),
    'continent', json_group_array(continent), 'country', json_group_array(country),
    'municipality', json_group_array(municipality), 'lat', json_group_array(lat), 'lon', json_group_array(lon),
    'elevation_m', json_group_array(CASE WHEN elevation_known THEN elevation_m END),
    'runways', json_group_array(runways), 'longest_runway_m', json_group_array(longest_runway_m),
    'timezone', json_group_array(timezone),
    'scheduled', json_group_array(json(CASE WHEN scheduled THEN 'true' ELSE 'false' END))
  ) AS body FROM (SELECT * FROM airport ORDER BY ident)`;

/** Names the import that the airports come from, also where another process on the same data folder made it. */
function importStamp(app: CoreApp): string {
  const rows = arrayOf(new DynamicModel({ stamp: '' }));
  app
    .db()
    .newQuery("SELECT hash || ' ' || imported AS stamp FROM seed_state WHERE name = 'airports'")
    .all(rows);
  return rows.map((row) => String(row.stamp)).join('');
}

function world(app: CoreApp): Cached {
  const stamp = importStamp(app);
  const cached: Cached | undefined = app.store().get(CACHE);
  if (cached?.stamp === stamp) return cached;
  const row = new DynamicModel({ body: '' });
  app.db().newQuery(WORLD).one(row);
  const made = { stamp, hash: $security.sha256(row.body).slice(0, 32), body: toBytes(row.body) };
  app.store().set(CACHE, made);
  return made;
}

/** GET /api/am/airports: every airport of the world, as columns. */
export function listWorldAirports(e: core.RequestEvent): void {
  answer(e, () => {
    const { hash, body } = world(e.app);
    const etag = `"${hash}${takesGzip(e) ? '-gzip' : ''}"`;
    e.response?.header().set('ETag', etag);
    e.response?.header().set('Cache-Control', 'no-cache');
    if (hasCopy(e, etag)) e.noContent(304);
    else e.blob(200, 'application/json', body);
  });
}

/** Drops the list that is kept when someone changes an airport by hand. */
export function forgetWorldAirports(e: core.RecordEvent): void {
  e.app.store().remove(CACHE);
  e.next();
}
