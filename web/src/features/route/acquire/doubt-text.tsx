import { formatMoney } from '../../../lib/format.ts';
import type { Doubt } from './doubt.ts';

interface DoubtTextProps {
  doubt: Doubt;
  /** AMS–LHR */
  pair: string;
}

/** Says why acquiring a pair may be a mistake. */
export function DoubtText({ doubt, pair }: DoubtTextProps) {
  if (doubt.code === 'no_aircraft')
    return (
      <p>
        <b>You have nothing to fly {pair} with yet.</b>
        <span className="max-md:hidden"> It earns nothing until you have an aircraft that can.</span>
      </p>
    );
  if (doubt.code === 'unusable')
    return (
      <p>
        <b>None of your aircraft can fly {pair}.</b>
        <span className="max-md:hidden">
          {' '}
          It earns nothing until you have one with the range and runway for it.
        </span>
      </p>
    );
  const { machine, profit } = doubt.best;
  return (
    <p>
      <b>Every aircraft of yours would lose money on {pair}.</b> The best is {machine.registration} with{' '}
      {formatMoney(profit)} per week in the next 4 weeks.
    </p>
  );
}
