import { CREDIT_GRADES } from '#game/bank/credit-grade.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import { percent, sum } from '../figures.ts';
import { FINANCE_EVENTS, type FinanceWeek, MARKET_EVENTS } from './finance-week.ts';

type EventName = keyof FinanceWeek['events'];

const mean = (values: readonly number[]) => sum(values) / values.length;
const millions = (value: number) => `$${(value / 1e6).toFixed(0)}m`;

/** Returns a number of events with what it would be in a year of 52 weeks. */
const perYear = (count: number, weeks: number): string =>
  `${count} (${((count * FINANCIAL_YEAR_WEEKS) / weeks).toFixed(0)} per year)`;

/** Returns the dealings of rivals with the bank and the stock market as rows of name and value. */
export function financeRows(weeks: readonly FinanceWeek[]): [name: string, value: string][] {
  const last = weeks.at(-1);
  if (!last) return [];
  const names = Object.entries({ ...FINANCE_EVENTS, ...MARKET_EVENTS }) as [EventName, string][];
  const events = names.map(([event, name]): [string, string] => [
    `Rivals’ ${name}`,
    perYear(sum(weeks.map((week) => week.events[event])), weeks.length),
  ]);
  const grades = CREDIT_GRADES.map(
    (grade) => `${last.grades.filter((one) => one === grade).length} ${grade}`,
  );
  const trading = weeks.filter(({ lots }) => lots > 0);
  const turnover = mean(trading.map(({ traded, lots }) => traded / lots)) * FINANCIAL_YEAR_WEEKS;
  const rates = weeks.map(({ baseRate }) => baseRate);
  return [
    ...events,
    ['Grades of rivals at the end', grades.filter((text) => !text.startsWith('0')).join(', ')],
    [
      'Base rate: mean, range',
      `${percent(mean(rates))}, ${percent(Math.min(...rates))}–${percent(Math.max(...rates))}`,
    ],
    ['Listed airlines at the end', String(last.listed)],
    [
      'Price ÷ fair value, mean',
      trading.length > 0 ? mean(trading.flatMap(({ prices }) => prices)).toFixed(2) : '–',
    ],
    ['Shares traded in a year', trading.length > 0 ? percent(turnover) : '–'],
    [
      'Balance of investors: lowest, last',
      `${millions(Math.min(...weeks.map(({ investors }) => investors)))}, ${millions(last.investors)}`,
    ],
  ];
}
