import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Listing } from '#game/tables/listing.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { newFounder, operator } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { advanceHours } from '../support/world.ts';
import { atMost, type Figure, median } from './figure.ts';
import { BenchSql, benchBuild } from './world/sql-call.ts';

const ENVIRONMENT = { AM_WORLD_PAUSED: 'true', AM_WORLD_SEED: 'bench' };
const LISTINGS = 20_000;
/** Rows in one batch. */
const BATCH = 5_000;
const CALLS = 11;

/** Queries of a search, by what they do. */
const SEARCHES: readonly [what: string, query: string][] = [
  ['best deals', ''],
  ['a family in a price range', 'family=A320&minPrice=5000000&maxPrice=30000000&sort=price'],
  ['the nearest', 'sort=distance'],
  ['the last page by range', 'sort=range&page=400'],
];

/** Returns copies of listings with ages and prices of their own. */
const copiesOf = (stock: readonly Listing[]) =>
  Array.from({ length: LISTINGS }, (_, index) => {
    const listing = stock[index % stock.length] as Listing;
    const { id: _id, ...row } = listing;
    return {
      ...row,
      id: recordId(['bench listing', index]),
      aircraft: recordId(['bench aircraft', index]),
      price: listing.price + index,
      age: listing.age + index / LISTINGS,
    };
  });

/** Measures the search of the aircraft exchange. */
export async function measureExchange(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/am-bench-`);
  const build = await benchBuild();
  const server = await startServer({ build: build.dir, dataDir, env: ENVIRONMENT });
  try {
    const superuser = await operator(server);
    const { token } = await newFounder(server);
    await advanceHours(server, 1);
    const stock = await superuser.collection('listing').getFullList<Listing>();
    const columns = Object.keys(stock[0] ?? {}).filter((name) => !name.startsWith('collection'));
    const rows = copiesOf(stock).map((row) =>
      Object.fromEntries(columns.map((name) => [name, row[name as keyof typeof row]])),
    );
    const sql = new BenchSql(server.url, superuser.authStore.token);
    for (let from = 0; from < LISTINGS; from += BATCH)
      await sql.insert('listing', rows.slice(from, from + BATCH));
    await sql.run('ANALYZE');
    const figures: Figure[] = [];
    for (const [what, query] of SEARCHES) {
      const times: number[] = [];
      for (let call = 0; call < CALLS; call++) {
        const started = performance.now();
        const response = await fetch(`${server.url}/api/am/exchange/search?${query}`, {
          headers: { authorization: token },
        });
        await response.text();
        if (!response.ok) throw new Error(`${query} answered ${response.status}`);
        times.push(performance.now() - started);
      }
      figures.push(atMost(`search of 20,000 aircraft for sale: ${what}`, median(times), 50, 'ms'));
    }
    return figures;
  } finally {
    await server.stop();
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
