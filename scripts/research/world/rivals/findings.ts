import type { AuditReport } from '#scripts/audit/run.ts';
import { median } from '#scripts/research/demand/statistics.ts';
import { percent, sum } from '../figures.ts';
import { type Finding, within } from '../finding.ts';
import { type PlayerWeek, profitOf } from '../player-week.ts';
import { entryEffect } from './entry-effect.ts';
import { establishedFindings, LAST_WEEKS } from './established.ts';
import { fortuneFindings } from './fortunes.ts';
import { fareOnConcentration } from './market-figures.ts';
import type { NewcomerRun } from './newcomer.ts';
import type { RivalRun } from './play-rivals.ts';
import { earnedByAirline, type RivalSample } from './sample.ts';

/** Slope of log fares on concentration. United States 1997–2000: 0.36 pooled, 0.17 within routes. */
const SLOPE = [0.1, 0.4] as const;
/** Change of incumbents' fares after an entry. */
const ENTRY = [-0.18, -0.03] as const;
/** Days from the founding to a newcomer's first profit, and share of the newcomers that have one by then. */
const FIRST_PROFIT = 7;
const SOON = 0.8;
/** Share of the rivals that an expert must leave behind. */
const BEATEN = 0.9;

const millions = (value: number) => `$${(value / 1e6).toFixed(2)}m`;

function marketFindings(samples: readonly RivalSample[]): Finding[] {
  const fit = fareOnConcentration(samples.at(-1) as RivalSample);
  const entry = entryEffect(samples);
  return [
    within(`log fare on concentration, ${fit.points} offers`, fit.slope, SLOPE, (value) => value.toFixed(2)),
    within(`incumbents’ fares after ${entry.entries} entries`, entry.fares, ENTRY),
    {
      name: 'seats on these pairs',
      value: percent(entry.seats),
      bound: 'more',
      kept: entry.seats > 0,
    },
  ];
}

/** Checks that a newcomer still earns money at the end, with as many aircraft as at first. */
function lastingFindings({ name, weeks }: NewcomerRun): Finding[] {
  const last = median(weeks.slice(-LAST_WEEKS).map(({ account }) => profitOf(account)));
  const [first = 0, now = 0] = [weeks[0]?.aircraft, weeks.at(-1)?.aircraft];
  return [
    {
      name: `${name}: profit per week, median of the last ${LAST_WEEKS} weeks`,
      value: millions(last),
      bound: 'above $0',
      kept: last > 0,
    },
    {
      name: '… aircraft at the end',
      value: String(now),
      bound: `at least ${first}, as in its first week`,
      kept: now > 0 && now >= first,
    },
  ];
}

/** Checks that nearly all newcomers earn money soon, and that none is crushed. */
export function newcomerFindings(newcomers: readonly NewcomerRun[]): Finding[] {
  if (newcomers.length === 0) return [];
  const soon = newcomers.filter(({ firstProfit }) => firstProfit !== null && firstProfit <= FIRST_PROFIT);
  return [
    {
      name: 'newcomers: first day with a profit',
      value: newcomers.map(({ firstProfit }) => firstProfit ?? 'none').join(', '),
      bound: `by day ${FIRST_PROFIT} for ${percent(SOON)}`,
      kept: soon.length >= SOON * newcomers.length,
    },
    ...newcomers.flatMap(lastingFindings),
  ];
}

/**
 * Returns the growth of the profit in the last weeks and in as many weeks before, as a share of the profit before
 * each. NaN if there are too few weeks.
 */
function profitGrowth(weeks: readonly PlayerWeek[]): { before: number; last: number } {
  const profits = weeks.map(({ account }) => profitOf(account));
  const endingAgo = (periods: number) => {
    const end = weeks.length - periods * LAST_WEEKS;
    return end < LAST_WEEKS ? Number.NaN : sum(profits.slice(end - LAST_WEEKS, end));
  };
  return { before: endingAgo(1) / endingAgo(2) - 1, last: endingAgo(0) / endingAgo(1) - 1 };
}

/**
 * Checks that an expert earns more than nearly all rivals, and that its growth slows down. A profit that falls less than in
 * the weeks before, at the end of a low season, does not grow. Rivals begin with savings, so worth does not count.
 */
export function expertFindings(
  samples: readonly RivalSample[],
  expert: string,
  weeks: readonly PlayerWeek[],
): Finding[] {
  const earned = earnedByAirline(samples);
  const own = earned.get(expert) ?? Number.NaN;
  const rivals =
    samples.at(-1)?.airlines.flatMap(({ id, rival }) => (rival ? [earned.get(id) ?? 0] : [])) ?? [];
  const beaten = sum(rivals.map((profit) => (profit < own ? 1 : 0))) / rivals.length;
  const { before, last } = profitGrowth(weeks);
  return [
    {
      name: 'expert: earned since its founding',
      value: millions(own),
      bound: `above the median rival’s ${millions(median(rivals))}`,
      kept: own > median(rivals),
    },
    {
      name: '… rivals that have earned less',
      value: percent(beaten),
      bound: `at least ${percent(BEATEN)}`,
      kept: beaten >= BEATEN,
    },
    {
      name: `… growth of its profit in the last ${LAST_WEEKS} weeks`,
      value: percent(last),
      bound: before > 0 ? `below ${percent(before)}, that of the ${LAST_WEEKS} before` : 'none',
      kept: last < Math.max(0, before),
    },
  ];
}

/** Returns every bound of a sane world with rivals, kept or missed. */
export function checkRivals(
  { samples, finances, expert, best, newcomers }: RivalRun,
  audit: Pick<AuditReport, 'findings'>,
): Finding[] {
  const lowest = Math.min(...finances.map(({ investors }) => investors));
  const broken = audit.findings.filter((finding) => finding.broken > 0);
  return [
    ...marketFindings(samples),
    ...newcomerFindings(newcomers),
    ...establishedFindings(samples, newcomers),
    ...expertFindings(samples, expert, best.weeks),
    ...fortuneFindings(samples, expert),
    {
      name: 'lowest balance of investors',
      value: millions(lowest),
      bound: 'never below $0',
      kept: lowest >= 0,
    },
    {
      name: 'invariants of the audit',
      value: broken.length === 0 ? 'hold' : broken.map(({ check }) => check).join('; '),
      bound: 'hold',
      kept: broken.length === 0,
    },
  ];
}
