import { cpus } from 'node:os';
import type { Figure } from '#tests/bench/figure.ts';
import { measureYardstick } from '#tests/bench/yardstick.ts';
import { buildTargets } from './build/targets.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { Problem } from './problem.ts';
import { table } from './table.ts';

/** Each part is imported when it is measured. */
const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: async () => (await import('#tests/bench/server.ts')).measureServer(),
  runtimes: async () => (await import('#tests/bench/runtimes.ts')).measureRuntimes(),
  airports: async () => (await import('#tests/bench/airports.ts')).measureAirports(),
  demand: async () => (await import('#tests/bench/demand.ts')).measureDemand(),
  scheduler: async () => (await import('#tests/bench/schedule.ts')).measureSchedule(),
  finance: async () => (await import('#tests/bench/finance.ts')).measureFinance(),
  exchange: async () => (await import('#tests/bench/exchange.ts')).measureExchange(),
  forecast: async () => (await import('#tests/bench/forecast.ts')).measureForecast(),
  connecting: async () => (await import('#tests/bench/connecting.ts')).measureConnecting(),
  research: async () => (await import('#tests/bench/world/research.ts')).measureResearch(),
  settlement: async () => (await import('#tests/bench/world/settlement.ts')).measureSettlement(),
  auctions: async () => (await import('#tests/bench/world/auctions.ts')).measureAuctions(),
  shares: async () => (await import('#tests/bench/world/shares.ts')).measureShares(),
  players: async () => (await import('#tests/bench/players/players.ts')).measurePlayers(),
  web: async () => (await import('#tests/bench/web.ts')).measureChunks(),
  map: async () => (await import('#tests/bench/map.ts')).measureMap(),
  image: async () => (await import('#tests/bench/image.ts')).measureImage(),
};

const names = Object.keys(PARTS);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Problem(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}.`);

await buildTargets();
// Located first, so that no measurement includes building it.
await locatePocketbase();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  figures.push(...(await measure()));
}

const rows = figures.map(({ what, value, budget }) => [
  what,
  value,
  budget?.limit ?? '',
  budget ? (budget.kept ? 'ok' : 'OVER') : '',
]);
const [processor] = cpus();
const { memory, arithmetic } = measureYardstick();
console.log(`\n${table(['figure', 'here', 'budget', ''], rows)}`);
console.log(`\nOn ${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}.`);
console.log(
  `Yardstick: a random read takes ${memory.toFixed(0)} ns, an operation ${arithmetic.toFixed(1)} ns. Compare figures only between runs in which these are the same.`,
);
