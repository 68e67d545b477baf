import { useId } from 'react';
import { creditAdvice } from '#game/bank/credit-advice.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { Section } from '#web/components/section.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { adviceText, ITEM_NAMES, itemText } from './credit-words.ts';

interface CreditGradeProps {
  credit: Bank['credit'];
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** The credit grade with its items, their points, and what would improve each. */
export function CreditGrade({ credit, start }: CreditGradeProps) {
  const { grade, points, items, figures, missedUntil } = credit;
  const id = useId();
  const advice = new Map(creditAdvice(figures).map((one) => [one.name, one]));
  return (
    <Section title="Credit grade">
      <p className="flex items-baseline gap-3">
        <span className="text-28 font-bold">{grade}</span>
        <span className="text-13 text-muted tabular-nums">
          {formatNumber(points)} of 100 points. Everyone can see the grade. It decides your rates.
        </span>
      </p>
      <ul aria-label="Items of the grade" className="flex flex-col">
        {items.map(({ name, points: cost, max }) => {
          const better = advice.get(name);
          return (
            <li key={name} className="flex flex-col gap-1 border-t border-line py-2.5">
              <div className="flex items-baseline justify-between gap-3">
                <span id={`${id}-${name}`} className="font-medium">
                  {ITEM_NAMES[name]}
                </span>
                <span className={`text-13 tabular-nums ${cost > 0 ? 'font-medium text-bad' : 'text-good'}`}>
                  {cost > 0 ? `${formatNumber(-cost)} of ${formatNumber(max)}` : 'No deduction'}
                </span>
              </div>
              <p className="text-13 text-muted">{itemText(name, figures)}</p>
              {better && <p className="text-13">{adviceText(better, figures, missedUntil, start)}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
