import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { Doubt } from './doubt.ts';

interface DoubtTextProps {
  doubt: Doubt;
  /** AMS–LHR */
  pair: string;
}

/** Explains why acquiring a pair may be a mistake. */
export function DoubtText({ doubt, pair }: DoubtTextProps) {
  if (doubt.code === 'no_aircraft')
    return (
      <p>
        <b>You have no aircraft for {pair} yet.</b>
        <span className="max-md:hidden"> The route earns nothing until you have one that can fly it.</span>
      </p>
    );
  if (doubt.code === 'unusable')
    return (
      <p>
        <b>None of your aircraft can fly {pair}.</b>
        <span className="max-md:hidden">
          {' '}
          The route earns nothing until you have one with enough range and runway performance.
        </span>
      </p>
    );
  const { candidate, profit } = doubt.best;
  return (
    <p>
      <b>All your aircraft would lose money on {pair}.</b> The best is {candidate.registration} with{' '}
      {formatMoney(profit)} per week in the next {FORECAST_WEEKS} weeks.
    </p>
  );
}
