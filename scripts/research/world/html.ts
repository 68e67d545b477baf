import { RUNNING_COSTS } from './accounts.ts';
import { percent } from './figures.ts';
import type { Finding } from './finding.ts';
import { HUB_HEADER, hubRow } from './hubs/hub-table.ts';
import type { WorldOutcome } from './outcome.ts';
import { boundsTable, figureTable, htmlPage } from './page.ts';
import { growthOf } from './sanity.ts';
import { linePlot, stackedBars } from './svg-plot.ts';

const millions = (value: number) => `${(value / 1e6).toFixed(1)}m`;

function airlineTable({ airlines }: WorldOutcome): string {
  const rows = airlines.map((airline) => {
    const { character, account, aircraft, routes, hoursADay } = airline;
    return [
      `${character.name} (${character.hub}, ${character.manner})`,
      `${aircraft} × ${character.model || '–'}`,
      String(routes),
      hoursADay.toFixed(1),
      percent(account.load),
      percent(account.punctuality),
      millions(account.revenue),
      millions(account.total),
      percent(account.margin),
      percent(account.fuelShare),
      percent(growthOf(airline)),
    ];
  });
  const titles = [
    'Airline',
    'Aircraft',
    'Routes',
    'Hours a day',
    'Load',
    'Punctual',
    'Revenue',
    'Costs',
    'Margin',
    'Fuel',
    'Growth',
  ];
  return figureTable(titles, rows);
}

const hubsTable = ({ hubs }: WorldOutcome) => figureTable(HUB_HEADER, hubs.map(hubRow));

/** Returns a world as one HTML page with plots. */
export function worldPage(world: WorldOutcome, findings: readonly Finding[]): string {
  const { days, seed, start, span, airlines, fuelPrice, seconds } = world;
  const flying = airlines.filter(({ account }) => account.total > 0);
  const series = (of: 'cash' | 'load') =>
    airlines
      .filter(({ account }) => of === 'cash' || account.flights > 0)
      .map((airline) => ({ name: airline.character.name, values: airline[of] }));
  const plots = [
    linePlot('Cash at the end of each day, US dollars', series('cash'), millions),
    linePlot('Load factor by day', series('load'), percent),
    stackedBars(
      'Composition of costs',
      [...RUNNING_COSTS.filter((name) => name !== 'fuel_hedge'), 'future checks'],
      flying.map(({ character, account: { costs, laidBy, total } }) => ({
        name: character.name,
        shares: [
          ...RUNNING_COSTS.filter((name) => name !== 'fuel_hedge').map((name) => costs[name] / total),
          laidBy / total,
        ],
      })),
    ),
    linePlot('Jet fuel, US dollars per tonne', [{ name: 'price', values: fuelPrice }], (value) =>
      value.toFixed(0),
    ),
    linePlot('Seconds to settle a day', [{ name: 'seconds', values: seconds }], (value) => value.toFixed(2)),
  ];
  const introduction = `Seed “${seed}”, from ${start}. Figures are of the days ${span.from + 1} to ${span.to}.`;
  return htmlPage(`A world of ${days} days`, introduction, [
    boundsTable('Bounds of a sane world', findings),
    airlineTable(world),
    hubsTable(world),
    ...plots,
  ]);
}
