import { totalOfCosts } from '../../../../../game/flight/costs.ts';
import type { FlownWeek } from '../../../../../game/forecast/flown.ts';
import type { WeekForecast } from '../../../../../game/forecast/forecast-route.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import { QuietHead } from '../shared/quiet-head.tsx';

interface ForecastCheckProps {
  /** With the fares as they are set. */
  forecast: WeekForecast;
  /** What flights at these fares really brought; null before the first has landed. */
  flown: FlownWeek | null;
}

const signed = (text: string, by: number) => `${by > 0 ? '+' : ''}${text}`;

/** How far off a forecast was, of what came; a word where there is nothing to take it of. */
const errorText = (expected: number, real: number) =>
  real === 0 ? '–' : signed(formatPercent((expected - real) / Math.abs(real)), expected - real);

/** The forecast beside what the flights at these fares really brought, and by how much it was wrong. */
export function ForecastCheck({ forecast, flown }: ForecastCheckProps) {
  const before =
    forecast.revenue - totalOfCosts(forecast.flights) - forecast.overhead - forecast.compensation;
  const rows = flown && [
    {
      label: 'Passengers',
      expected: formatNumber(forecast.passengers),
      real: formatNumber(flown.passengers),
      error: errorText(forecast.passengers, flown.passengers),
    },
    {
      label: 'Load',
      expected: formatPercent(forecast.loadFactor),
      real: formatPercent(flown.loadFactor),
      error: `${signed(formatNumber((forecast.loadFactor - flown.loadFactor) * 100), forecast.loadFactor - flown.loadFactor)} points`,
    },
    {
      label: 'Revenue',
      expected: formatMoney(forecast.revenue),
      real: formatMoney(flown.revenue),
      error: errorText(forecast.revenue, flown.revenue),
    },
    {
      label: 'Contribution',
      expected: formatMoney(before),
      real: formatMoney(flown.profit),
      error: errorText(before, flown.profit),
    },
  ];
  return (
    <section aria-label="Forecast and fact" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Forecast and fact</h3>
      {rows && flown ? (
        <>
          <table className="w-full text-13 tabular-nums">
            <caption className="sr-only">A week at the fares that are set</caption>
            <QuietHead names={['A week at these fares', 'Forecast', 'Real', 'Error']} />
            <tbody>
              {rows.map(({ label, expected, real, error }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-1 pl-2 text-right">{expected}</td>
                  <td className="py-1 pl-2 text-right font-medium">{real}</td>
                  <td className="py-1 pl-2 text-right text-muted">{error}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-12 text-muted">
            From the last {formatCount(flown.flights, 'flight')}
            {flown.cancelled > 0 && `, ${formatNumber(flown.cancelled)} of them cancelled`}. The forecast
            includes the usual share of cancellations. Contribution is before leases and checks.
          </p>
          {flown.changing.passengers > 0 && (
            <p className="text-12 text-muted">
              Another {formatCount(flown.changing.passengers, 'passenger')} a week changed flights and{' '}
              {flown.changing.passengers === 1 ? 'is' : 'are'} not counted here:{' '}
              {formatMoney(flown.changing.revenue)} of revenue and {formatMoney(flown.changing.profit)} of
              profit on top. Seats that they hold are not there for others.
            </p>
          )}
        </>
      ) : (
        <p className="text-13 text-muted">
          No flight has landed at these fares yet. What the first ones really bring will stand here beside the
          forecast.
        </p>
      )}
    </section>
  );
}
