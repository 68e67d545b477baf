import { formatDollars } from '../text/format-dollars.ts';
import { INSOLVENCY_DAYS, overdraftLimit } from './overdraft.ts';

const LINK = '/finance/banking/';
const sayDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

interface Figures {
  /** Whole US dollars. */
  cash: number;
  weeklyFixedCosts: number;
}

/** Returns the amount by which cash is beyond the overdraft limit, in whole US dollars. At least 0. */
export const missingCash = ({ cash, weeklyFixedCosts }: Figures): number =>
  Math.max(0, -overdraftLimit(weeklyFixedCosts) - cash);

const need = (figures: Figures) =>
  `Raise ${formatDollars(missingCash(figures))} to get back within your overdraft limit of ${formatDollars(overdraftLimit(figures.weeklyFixedCosts))}.`;

/** Returns the notice that an insolvency has begun. */
export const insolvencyBegins = (figures: Figures) => ({
  kind: 'insolvent',
  title: `Your airline is insolvent. You have ${sayDays(INSOLVENCY_DAYS)}`,
  body: `${need(figures)} Otherwise, an administrator will close your airline.`,
  link: LINK,
});

/** Returns the notice of each week of an insolvency. @param days that are left */
export const insolvencyGoesOn = (figures: Figures, days: number) => ({
  kind: 'insolvent',
  title: `An administrator takes over in ${sayDays(days)}`,
  body: need(figures),
  link: LINK,
});

/** Returns the notice that an insolvency is over. */
export const insolvencyEnds = () => ({
  kind: 'solvent',
  title: 'Your airline is no longer insolvent',
  body: 'Your cash is within the overdraft limit again. You can order aircraft and acquire routes.',
  link: LINK,
});
