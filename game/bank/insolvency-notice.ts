import { formatDollars } from '../platform/text/format-dollars.ts';
import { type DebtorFigures, INSOLVENCY_DAYS, missingCash, overdraftLimit } from './overdraft.ts';

const sayDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Figures of an insolvent airline, in whole US dollars. */
interface Need {
  overdue: number;
  missing: number;
  /** See `overdraftLimit`. Left out where it is shown beside the text. */
  limit?: number;
}

/** Returns what an insolvent airline has to do, as a sentence or two. */
export function solvencyNeeds({ overdue, missing, limit }: Need): string {
  const late = `overdue instalments of ${formatDollars(overdue)}`;
  if (missing === 0) return `You have the cash for your ${late}. They are paid at midnight.`;
  const goal = overdue > 0 ? `pay ${late}` : 'get back';
  const size = limit === undefined ? '' : ` of ${formatDollars(limit)}`;
  return `Raise ${formatDollars(missing)} to ${goal} within your overdraft limit${size}.`;
}

const needsOf = (figures: DebtorFigures) =>
  solvencyNeeds({
    ...figures,
    missing: missingCash(figures),
    limit: overdraftLimit(figures.weeklyFixedCosts),
  });

/** Returns the notice that an insolvency has begun. */
export const insolvencyBegins = (figures: DebtorFigures) => ({
  kind: 'insolvent' as const,
  title: `Your airline is insolvent. You have ${sayDays(INSOLVENCY_DAYS)}`,
  body: `${needsOf(figures)} Otherwise, an administrator will close your airline.`,
});

/** Returns the notice of each week of an insolvency. @param days that are left */
export const insolvencyGoesOn = (figures: DebtorFigures, days: number) => ({
  kind: 'insolvent' as const,
  title: `An administrator takes over in ${sayDays(days)}`,
  body: needsOf(figures),
});

/** Returns the notice that an insolvency is over. */
export const insolvencyEnds = () => ({
  kind: 'solvent' as const,
  title: 'Your airline is no longer insolvent',
  body: 'Nothing is overdue, and your cash is within the overdraft limit. You can again order aircraft and acquire routes.',
});
