import type { PublicAirline } from '#game/payloads/airline.ts';
import { Figure } from '#web/components/figure.tsx';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { loadFactor, onTimeShare } from './airline-weeks.ts';

const shareText = (share: number | null | undefined) => (share == null ? '–' : formatPercent(share));

/** The main figures of an airline. Those of a week are of its last full week with flights. */
export function AirlineFigures({ airline }: { airline: PublicAirline }) {
  const { fleet, routes, weeks, punctuality, reputation, grade } = airline;
  const last = weeks.at(-1);
  return (
    <section
      aria-label="Key figures"
      className="grid grid-cols-2 gap-4 border-y border-line py-4 md:grid-cols-3 xl:grid-cols-9"
    >
      <Figure label="Aircraft" value={formatNumber(fleet.reduce((sum, { count }) => sum + count, 0))} />
      <Figure label="Routes" value={formatNumber(routes.length)} />
      <Figure
        label="Departures per week"
        value={formatNumber(routes.reduce((sum, { departures }) => sum + departures, 0))}
      />
      <Figure label="Passengers, last week" value={last ? formatNumber(last.passengers) : '–'} />
      <Figure label="Load factor, last week" value={shareText(last && loadFactor(last))} />
      <Figure label="On time, last week" value={shareText(last && onTimeShare(last))} />
      <Figure
        label="Punctuality"
        value={formatPercent(punctuality)}
        why={
          <p>
            Share of recent flights on time, as passengers know it when they book. It begins at 80% and counts
            cancelled flights as late.
          </p>
        }
      />
      <Figure
        label="Reputation"
        value={`${formatNumber(reputation * 100)}/100`}
        why={<p>It follows punctuality, cabin comfort and cancellations, and changes slowly.</p>}
      />
      <Figure
        label="Credit grade"
        value={grade}
        why={
          <p>From AAA, the best, to D. It follows debt, profit and cash, and decides what a loan costs.</p>
        }
      />
    </section>
  );
}
