import { type Band, movedBand } from '#game/demand/forecast/band.ts';
import { type FlownWeek, isEnoughOf } from '#game/demand/forecast/flown.ts';
import type { WeekForecast } from '#game/demand/forecast/forecast-route.ts';
import type { WeekBand } from '#game/demand/forecast/week-band.ts';
import { totalOfCosts } from '#game/operations/flight/costs.ts';
import { countRange, moneyRange, placeIn } from '#web/components/range-words.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { QuietHead } from '../shared/quiet-head.tsx';

interface ForecastCheckProps {
  /** Fares at which this was flown, if others apply now: "$397 economy". */
  at?: string;
  /** Forecast at the current fares. */
  forecast: WeekForecast;
  /** Its ranges. Undefined while they are being computed. */
  band: WeekBand | undefined;
  /** Actual results at these fares. Null before the first flight has landed. */
  flown: FlownWeek | null;
}

const signed = (text: string, by: number) => `${by > 0 ? '+' : ''}${text}`;

/** Returns the forecast error as a share of the actual value, or a dash if that is 0. */
const errorText = (expected: number, real: number) =>
  real === 0 ? '–' : signed(formatPercent((expected - real) / Math.abs(real)), expected - real);

/** Compares the forecast with the actual results at some fares. Notes appear only below the current ones. */
export function ForecastCheck({ at, forecast, band, flown }: ForecastCheckProps) {
  const isEarlier = at !== undefined;
  const title = isEarlier ? `Before, at ${at}` : 'Forecast vs. actual';
  const before =
    forecast.revenue - totalOfCosts(forecast.flights) - forecast.overhead - forecast.compensation;
  // A part of a week varies more than the range of a whole one.
  const isWhole = flown !== null && flown.flights >= forecast.flightsAWeek;
  const rangeOf = (words: (band: Band) => string, real: number, its: Band | undefined) => ({
    range: isWhole ? (its ? words(its) : '…') : '',
    place: isWhole && its ? placeIn(its, real) : '',
  });
  const rows = flown && [
    {
      label: 'Passengers',
      expected: formatNumber(forecast.passengers),
      real: formatNumber(flown.passengers),
      ...rangeOf(countRange, flown.passengers, band?.passengers),
      error: errorText(forecast.passengers, flown.passengers),
    },
    {
      label: 'Load factor',
      expected: formatPercent(forecast.loadFactor),
      real: formatPercent(flown.loadFactor),
      range: '',
      place: '',
      error: `${signed(formatNumber((forecast.loadFactor - flown.loadFactor) * 100), forecast.loadFactor - flown.loadFactor)} points`,
    },
    {
      label: 'Revenue',
      expected: formatMoney(forecast.revenue),
      real: formatMoney(flown.revenue),
      ...rangeOf(moneyRange, flown.revenue, band?.revenue),
      error: errorText(forecast.revenue, flown.revenue),
    },
    {
      label: 'Contribution',
      expected: formatMoney(before),
      real: formatMoney(flown.profit),
      ...rangeOf(moneyRange, flown.profit, band && movedBand(band.profit, before - forecast.profit)),
      error: errorText(before, flown.profit),
    },
  ];
  const landed = flown ? flown.flights - flown.cancelled : 0;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">{title}</h3>
      {flown && !isEnoughOf(flown, forecast.flightsAWeek) ? (
        <p className="text-13 text-muted tabular-nums">
          {formatNumber(landed)} of the {formatCount(forecast.flightsAWeek, 'flight')} of a week{' '}
          {landed === 1 ? 'has' : 'have'} landed{isEarlier ? '' : ' at these fares'}
          {flown.cancelled > 0 &&
            `, and ${formatNumber(flown.cancelled)} ${flown.cancelled === 1 ? 'was' : 'were'} cancelled`}
          .{!isEarlier && ' Actual results will appear here beside the forecast after half of them.'}
        </p>
      ) : rows && flown ? (
        <>
          <table className="w-full text-13 tabular-nums">
            <caption className="sr-only">One week at {at ?? 'the current fares'}</caption>
            <QuietHead names={['Per week at these fares', 'Forecast', 'Actual', 'Error']} />
            <tbody>
              {rows.map(({ label, expected, range, real, place, error }) => (
                <tr key={label} className="border-t border-line align-top">
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-1 pl-2 text-right">
                    {expected}
                    {range && <span className="block text-12 whitespace-nowrap text-muted">{range}</span>}
                  </td>
                  <td className="py-1 pl-2 text-right font-medium">
                    {real}
                    {place && (
                      <span className="block text-12 font-normal whitespace-nowrap text-muted">{place}</span>
                    )}
                  </td>
                  <td className="py-1 pl-2 text-right text-muted">{error}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-12 text-muted">
            Based on {isEarlier ? '' : 'the last '}
            {formatCount(flown.flights, 'flight')}
            {flown.cancelled > 0 && `, ${formatNumber(flown.cancelled)} of them cancelled`}.
            {!isWhole && ' After a whole week, you see whether it lies within the range.'}
            {!isEarlier &&
              ' The forecast includes average cancellations. Contribution is before leases and checks.'}
          </p>
          {!isEarlier && forecast.connecting + flown.connecting > 0 && (
            <p className="text-12 text-muted">
              {formatCount(forecast.connecting, 'connecting passenger')}{' '}
              {forecast.connecting === 1 ? 'is' : 'are'} included in the forecast and{' '}
              {formatNumber(flown.connecting)} in the actual figures.
            </p>
          )}
        </>
      ) : (
        <p className="text-13 text-muted">
          No flight has landed at these fares yet. Actual results will appear here beside the forecast.
        </p>
      )}
    </section>
  );
}
