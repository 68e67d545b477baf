import { RUNNING_COSTS } from './accounts.ts';
import { percent } from './figures.ts';
import { HUB_HEADER, hubRow } from './hubs/hub-table.ts';
import type { WorldOutcome } from './outcome.ts';
import { type Finding, growthOf } from './sanity.ts';
import { escaped, linePlot, stackedBars } from './svg-plot.ts';

const STYLE = `body{font:14px/1.5 sans-serif;max-width:1100px;margin:24px auto;padding:0 16px;color:#111827}
table{border-collapse:collapse;margin:16px 0}td,th{padding:3px 10px;border-bottom:1px solid #e5e7eb;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto;margin:12px 0}.missed{color:#b91c1c;font-weight:600}`;

const millions = (value: number) => `${(value / 1e6).toFixed(1)}m`;
const row = (cells: readonly string[], kind = '') =>
  `<tr>${cells.map((cell, index) => `<td${index > 0 ? ' class="n"' : kind}>${escaped(cell)}</td>`).join('')}</tr>`;
const head = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr>`;

function bounds(findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ name, value, bound, kept }) =>
      `<tr${kept ? '' : ' class="missed"'}><td>${escaped(name)}</td><td>${escaped(value)}</td><td>${escaped(bound)}</td><td>${kept ? 'kept' : 'missed'}</td></tr>`,
  );
  return `<table>${head(['Bounds of a sane world', 'Here', 'Bound', ''])}${rows.join('')}</table>`;
}

function airlineTable({ airlines }: WorldOutcome): string {
  const rows = airlines.map((airline) => {
    const { character, account, aircraft, routes, hoursADay } = airline;
    return row([
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
    ]);
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
  return `<table>${head(titles)}${rows.join('')}</table>`;
}

const hubsTable = ({ hubs }: WorldOutcome) =>
  `<table>${head(HUB_HEADER)}${hubs.map((hub) => row(hubRow(hub))).join('')}</table>`;

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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A world of ${days} days</title><style>${STYLE}</style></head><body>
<h1>A world of ${days} days</h1><p>Seed “${escaped(seed)}”, from ${start}. Figures are of the days ${span.from + 1} to ${span.to}.</p>
${bounds(findings)}
${airlineTable(world)}
${hubsTable(world)}
${plots.join('\n')}
</body></html>
`;
}
