import { cpus } from 'node:os';
import { measureAirports } from '#tests/bench/airports.ts';
import { measureDemand } from '#tests/bench/demand.ts';
import { measureExchange } from '#tests/bench/exchange.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { measureFinance } from '#tests/bench/finance.ts';
import { measureForecast } from '#tests/bench/forecast.ts';
import { measureImage } from '#tests/bench/image.ts';
import { measureMap } from '#tests/bench/map.ts';
import { measurePlayers } from '#tests/bench/players/players.ts';
import { measureRuntimes } from '#tests/bench/runtimes.ts';
import { measureSchedule } from '#tests/bench/schedule.ts';
import { measureServer } from '#tests/bench/server.ts';
import { measureChunks } from '#tests/bench/web.ts';
import { measureAuctions } from '#tests/bench/world/auctions.ts';
import { measureResearch } from '#tests/bench/world/research.ts';
import { measureSettlement } from '#tests/bench/world/settlement.ts';
import { measureShares } from '#tests/bench/world/shares.ts';
import { measureYardstick } from '#tests/bench/yardstick.ts';
import { buildTargets } from './build/targets.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { Problem } from './problem.ts';
import { table } from './table.ts';

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: measureServer,
  runtimes: measureRuntimes,
  airports: measureAirports,
  demand: measureDemand,
  scheduler: measureSchedule,
  finance: measureFinance,
  exchange: measureExchange,
  forecast: measureForecast,
  research: measureResearch,
  settlement: measureSettlement,
  auctions: measureAuctions,
  shares: measureShares,
  players: measurePlayers,
  web: measureChunks,
  map: measureMap,
  image: measureImage,
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
