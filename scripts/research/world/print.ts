import { DAYS_A_WEEK } from '#game/world/time.ts';
import { fullestText } from '#scripts/audit/report.ts';
import { table } from '#scripts/table.ts';
import { RUNNING_COSTS } from './accounts.ts';
import { percent } from './figures.ts';
import { type Finding, findingTable } from './finding.ts';
import { hubTable } from './hubs/hub-table.ts';
import type { AirlineOutcome, WorldOutcome } from './outcome.ts';
import { growthOf, sensibleTogether } from './sanity.ts';
import { bar, sparkline } from './text-plot.ts';

const BAR = 24;
const MILLION = 1e6;
/** Maximum number of rejections shown per airline. */
const SHOWN = 3;

const millions = (value: number) => (value / MILLION).toFixed(2);

const airlineRow = (airline: AirlineOutcome, days: number): string[] => {
  const { character, account, cash, aircraft, routes, hoursADay, fares } = airline;
  return [
    character.name,
    character.hub,
    character.manner,
    `${aircraft} × ${character.model || '–'}`,
    String(routes),
    hoursADay.toFixed(1),
    String(account.flights),
    percent(account.cancelled / Math.max(1, account.flights + account.cancelled)),
    Number.isFinite(fares) ? fares.toFixed(2) : '–',
    percent(account.load),
    percent(account.punctuality),
    millions((account.revenue * DAYS_A_WEEK) / Math.max(1, days)),
    percent(account.margin),
    percent(account.fuelShare),
    `${sparkline(cash)} ${millions(cash.at(-1) ?? 0)}`,
    percent(growthOf(airline)),
  ];
};

const AIRLINE_HEADER = [
  'airline',
  'hub',
  'manner',
  'aircraft',
  'routes',
  'h a day',
  'flights',
  'cancelled',
  'fares',
  'load',
  'punctual',
  'revenue/week $m',
  'net margin',
  'fuel',
  'cash $m',
  'growth',
];

/** Returns the composition of costs, for all sensible airlines together. */
function costTable(world: WorldOutcome): string {
  const { costs, laidBy, total } = sensibleTogether(world);
  const rows = [
    ...RUNNING_COSTS.map((name) => [name, costs[name]] as const),
    ['future checks', laidBy] as const,
  ]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, cost]) => [name, millions(cost), percent(cost / total), bar((cost / total) * 3, BAR)]);
  return table(['costs of sensible airlines', '$m', 'share', ''], rows);
}

/** Prints a world as tables with small plots. */
export function printWorld(world: WorldOutcome, findings: readonly Finding[]): void {
  const { span, days, seed, start, airlines, fuelPrice, seconds, forecastError, audit } = world;
  const counted = span.to - span.from;
  console.log(
    `\nA world of ${days} days, seed "${seed}", from ${start}; figures of the days ${span.from + 1} to ${span.to}\n`,
  );
  console.log(
    table(
      AIRLINE_HEADER,
      airlines.map((airline) => airlineRow(airline, counted)),
    ),
  );
  console.log(`\n${costTable(world)}`);
  const loads = table(
    ['load by day', '', ''],
    airlines
      .filter(({ account }) => account.flights > 0)
      .map(({ character, load, account }) => [character.name, sparkline(load), bar(account.load, BAR)]),
  );
  console.log(`\n${loads}`);
  const size = Object.values(audit.files).reduce((sum, bytes) => sum + bytes, 0);
  const mean = seconds.reduce((sum, value) => sum + value, 0) / Math.max(1, seconds.length);
  const facts = [
    ['fuel, $ per tonne', `${sparkline(fuelPrice)} ${fuelPrice.at(-1) ?? ''}`],
    ['seconds to settle a day', `${sparkline(seconds)} ${mean.toFixed(2)} on average`],
    ['fullest O&D market', fullestText(audit)],
    ['forecasts compared', forecastError ? `${forecastError.routes} weeks of routes` : 'none'],
    ['size of the data folder', `${(size / MILLION).toFixed(1)} MB`],
    ['rows', `${audit.rows.ledger ?? 0} of the ledger, ${audit.rows.flight ?? 0} flights`],
  ];
  console.log(`\n${table(['the world', ''], facts)}`);
  for (const { character, rejections } of airlines.filter((airline) => airline.rejections.length > 0)) {
    console.log(`\n${character.name}: the server rejected ${rejections.length} actions:`);
    for (const rejection of rejections.slice(0, SHOWN)) console.log(`  ${rejection}`);
  }
  for (const { check, examples } of audit.findings.filter(({ broken }) => broken > 0))
    console.log(`\n${check}:\n${examples.map((example) => `  ${example}`).join('\n')}`);
  console.log(`\n${hubTable(world.hubs)}`);
  console.log(`\n${findingTable('bounds of a sane world', findings)}`);
}
