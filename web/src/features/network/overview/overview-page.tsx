import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { A_BASE, A_DOUBLING, BASE_OVERHEAD, BASE_ROUTES, ONE_LEVEL } from '#game/airline/overhead.ts';
import { buttonClass } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Figure } from '#web/components/figure.tsx';
import { Page } from '#web/components/page.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney, formatMoneyShort, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useFleetResults } from '#web/lib/game/fleet-results.ts';
import { loadOfDays } from '#web/lib/game/result-days.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportWords } from '#web/lib/use-airport-words.ts';
import type { MapRoute } from '../map/map-route.ts';
import { RouteMapBox } from '../map/route-map-box.tsx';
import { NoRoutes } from '../shared/no-routes.tsx';
import { routeColumns } from '../shared/route-columns.tsx';
import type { RouteRow } from '../shared/route-rows.ts';
import { useRouteRows } from '../shared/use-route-rows.ts';

/** Explains the airline's overhead and what makes it grow. */
function OverheadNote() {
  const share = useOwnAirline().data?.overhead_share || BASE_OVERHEAD;
  return (
    <>
      Overhead is {formatNumber(Math.round(share * 1000) / 10)}% of your revenue. It is{' '}
      {formatPercent(BASE_OVERHEAD)} up to {ONE_LEVEL} aircraft. Each doubling of the fleet adds{' '}
      {formatNumber(100 * A_DOUBLING)} percentage points, and each further base {formatNumber(100 * A_BASE)}.
      A base is an airport besides your hub where {BASE_ROUTES} of your routes meet.
    </>
  );
}

const SORT = { column: 'profit', descending: true };
const idOf = ({ route }: RouteRow) => route.id;

/** Returns the colour of a route by its profit. The table also shows sign and figure. */
function toneOf({ results, flights }: RouteRow): string {
  if (!results) return flights > 0 ? 'series-1' : 'series-6';
  return results.profit < 0 ? 'bad' : 'good';
}

const LEGEND = [
  ['bg-good', 'profitable'],
  ['bg-bad', 'loss-making'],
  ['bg-series-1', 'planned, not flown yet'],
  ['bg-series-6', 'without flights'],
] as const;

/** The profit for the same days as on the fleet page, with the difference from the contribution explained. */
function ProfitFigure({ contribution, isKnown }: { contribution: number; isKnown: boolean }) {
  const results = useFleetResults();
  const sum = (name: 'profit' | 'lease' | 'checks') =>
    [...(results?.values() ?? [])].reduce((total, week) => total + week[name], 0);
  const profit = sum('profit');
  const positioning = contribution - sum('lease') - sum('checks') - profit;
  return (
    <Figure
      label="Profit, last 7 days"
      value={results && isKnown ? formatMoneyShort(profit) : undefined}
      full={formatMoney(profit)}
      why={
        <p>
          Contribution less {formatMoney(sum('lease'))} for leases and {formatMoney(sum('checks'))} for checks
          that began in this period
          {positioning !== 0 &&
            `, and ${formatMoney(positioning)} for positioning flights and former aircraft`}
          . Manage Fleet shows the same profit by aircraft.
        </p>
      }
    />
  );
}

function Totals({ rows }: { rows: readonly RouteRow[] | undefined }) {
  const flown = rows?.flatMap(({ results }) => results ?? []);
  const sum = (name: 'profit' | 'revenue' | 'passengers' | 'connecting' | 'seats') =>
    flown?.reduce((total, results) => total + results[name], 0) ?? 0;
  const [seats, load] = [sum('seats'), loadOfDays(flown ?? [])];
  const idle = rows?.filter(({ flights }) => flights === 0).length ?? 0;
  return (
    <section
      aria-label="All routes together"
      className="grid grid-cols-2 gap-4 border-y border-line py-4 md:grid-cols-3 lg:grid-cols-6"
    >
      <Figure label="Routes" value={rows && formatNumber(rows.length)} />
      <Figure
        label="Flights per week"
        value={rows && formatNumber(rows.reduce((total, { flights }) => total + flights, 0))}
      />
      <Figure
        label="Load factor, last 7 days"
        value={rows && (load === null ? '–' : formatPercent(load))}
        why={
          seats > 0 && (
            <p>
              {formatNumber(sum('passengers'))} passengers on {formatNumber(seats)} seats.
              {sum('connecting') > 0 &&
                ` ${formatNumber(sum('connecting'))} of them were connecting and count on both flights.`}
            </p>
          )
        }
      />
      <Figure
        label="Contribution, last 7 days"
        value={rows && formatMoneyShort(sum('profit'))}
        full={formatMoney(sum('profit'))}
        why={
          <p>
            {formatMoney(sum('revenue'))} of revenue less {formatMoney(sum('revenue') - sum('profit'))} of
            flight costs: fuel, crew, service, airports, navigation, hourly maintenance, compensation and
            overhead. Leases and checks are not deducted. <OverheadNote />
          </p>
        }
      />
      <ProfitFigure contribution={sum('profit')} isKnown={rows !== undefined} />
      <Figure label="Without flights" value={rows && formatNumber(idle)} />
    </section>
  );
}

/** The network overview: the airline's routes on the map and in a table. */
export function Component() {
  const units = useUnits();
  const navigate = useNavigate();
  const hub = useOwnAirline().data?.hub ?? '';
  const { rows, error, retry } = useRouteRows();
  const wordsOf = useAirportWords();
  const columns = useMemo(() => routeColumns(units, hub, wordsOf), [units, hub, wordsOf]);
  const [lit, setLit] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const arcs = useMemo((): MapRoute[] => {
    const maxFlights = Math.max(1, ...(rows ?? []).map(({ flights }) => flights));
    return (rows ?? []).map((row) => ({
      id: row.route.id,
      from: { ...row.a, isOrigin: row.a.id === hub },
      to: { ...row.b, isOrigin: row.b.id === hub },
      strength: row.flights / maxFlights,
      tone: toneOf(row),
    }));
  }, [rows, hub]);
  const open = (id: string) => navigate(linkTo('manageRoutes', { route: id }));

  return (
    <Page
      title="Route"
      lead="Your network with load factors, competitors and profit."
      actions={
        <Link to={linkTo('research')} className={buttonClass('secondary')}>
          Research destinations
        </Link>
      }
    >
      {error && !rows ? (
        <ErrorState title="Your routes could not be loaded" error={error} onRetry={retry} />
      ) : rows?.length === 0 ? (
        <NoRoutes>
          Your routes will appear here with profit, load factor and competitors. A route is the right to fly
          between two airports. Start with the demand from your hub.
        </NoRoutes>
      ) : (
        <>
          <Totals rows={rows} />
          <div className="flex min-w-0 flex-col gap-6">
            <div className="flex min-w-0 flex-col gap-2">
              <RouteMapBox
                className="h-80 max-md:h-56"
                label="your routes"
                routes={arcs}
                lit={lit}
                onPoint={(id) => {
                  setPointed(id);
                  setLit(id);
                }}
                onPick={open}
                fitKey={rows ? 'network' : ''}
              />
              <ul aria-label="Colours of the arcs" className="flex flex-wrap gap-x-4 text-12 text-muted">
                {LEGEND.map(([fill, text]) => (
                  <li key={text} className="flex items-center gap-1.5">
                    <span aria-hidden="true" className={`h-0.5 w-4 ${fill}`} />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
            {rows ? (
              <DataTable
                name="Routes"
                rows={rows}
                columns={columns}
                rowId={idOf}
                sort={SORT}
                search="Airport or country"
                onOpen={({ route }) => open(route.id)}
                onPoint={(row) => setLit(row?.route.id ?? null)}
                lit={pointed}
                empty={null}
              />
            ) : (
              <TableSkeleton of="routes" />
            )}
          </div>
        </>
      )}
    </Page>
  );
}
