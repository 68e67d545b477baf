import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { type Account, together } from './accounts.ts';
import { percent } from './figures.ts';
import { type Finding, within } from './finding.ts';
import type { ForecastError } from './forecast-error.ts';
import { connectingShare } from './hubs/fly-hub.ts';
import { LONG_HAUL_SHARE } from './hubs/hub-table.ts';
import { businessOf, type Leverage, leverageFinding, leverageIn } from './leverage.ts';
import type { AirlineOutcome, WorldOutcome } from './outcome.ts';

/** Load factor. All airlines of the world together had 83.5% in 2024 (IATA). */
const LOAD = [0.75, 0.88] as const;
/**
 * Range for a single airline. With few routes, an airline alone on trunk routes in high season cannot add
 * enough capacity.
 */
const LOAD_OF_ONE = [0.65, 0.95] as const;
/** Share of all costs. About a quarter at usual fuel prices (IATA, 2019). */
const FUEL = [0.19, 0.28] as const;
/** Share of revenue. In 2019 the industry kept $6.12 of the $189 per passenger, 3.2% (IATA). */
const MARGIN = [0.02, 0.12] as const;
/** Maximum for a single sensible airline, alone in the best of markets. */
const MARGIN_OF_ONE = 0.2;
/**
 * Growth of the richest airline in thirty days as a share of its initial capital. It is alone on trunk routes
 * in high season.
 */
const RUNAWAY = 0.2;
const MONTH = 30;

/** Maximum error of the forecast of a route's revenue: median, nine routes in ten, and all together. */
const FORECAST = { median: 0.08, ninetieth: 0.25, bias: 0.03 } as const;

const ofManner = (world: Pick<WorldOutcome, 'airlines'>, manner: AirlineOutcome['character']['manner']) =>
  world.airlines.filter(({ character }) => character.manner === manner);

/** Returns the results of all sensible airlines combined into one. */
export const sensibleTogether = (world: Pick<WorldOutcome, 'airlines'>): Account =>
  together(ofManner(world, 'sensible').map(({ account }) => account));

/** Returns what loans do to the business of the sensible airlines in a slump. Null if they have no revenue. */
export function leverageOf(world: Pick<WorldOutcome, 'airlines' | 'seed' | 'span'>): Leverage | null {
  const airlines = ofManner(world, 'sensible').length;
  const account = sensibleTogether(world);
  if (account.revenue === 0) return null;
  return leverageIn(businessOf(account, world.span, airlines), world.seed);
}

/** Returns an airline's growth as a share of its initial capital. */
export const growthOf = ({ worth }: AirlineOutcome): number => worth / STARTING_CAPITAL - 1;

const atMost = (name: string, value: number, bound: number): Finding => ({
  name,
  value: percent(value),
  bound: `at most ${percent(bound)}`,
  kept: Math.abs(value) <= bound,
});

const forecastFindings = ({ median, ninetieth, bias }: ForecastError): Finding[] => [
  atMost('forecast error of a route’s week, median', median, FORECAST.median),
  atMost('… on nine routes in ten', ninetieth, FORECAST.ninetieth),
  atMost('… of all routes together', bias, FORECAST.bias),
];

/** Checks that connecting passengers matter on the long-haul flights of every hub. */
function hubFinding({ hubs }: WorldOutcome): Finding {
  const [low, high] = LONG_HAUL_SHARE;
  const odd = hubs.filter(({ longHaul }) => {
    const share = connectingShare(longHaul);
    return share < low || share > high;
  });
  return {
    name: 'connecting passengers on long-haul flights of hubs',
    value: odd.length === 0 ? 'all' : `not ${odd.map(({ code }) => code).join(', ')}`,
    bound: `${percent(low)} to ${percent(high)}`,
    kept: odd.length === 0,
  };
}

/** Returns every bound of a sane world, kept or missed. */
export function checkSanity(world: WorldOutcome): Finding[] {
  const sensible = ofManner(world, 'sensible');
  const all = sensibleTogether(world);
  const findings = [
    within('load factor of sensible airlines', all.load, LOAD),
    within('fuel share of their costs', all.fuelShare, FUEL),
    within('their net margin', all.margin, MARGIN),
  ];
  const odd = sensible.filter(({ account: { load } }) => load < LOAD_OF_ONE[0] || load > LOAD_OF_ONE[1]);
  findings.push({
    name: 'load factor of each of them',
    value: odd.length === 0 ? 'all' : `not ${odd.map(({ character }) => character.name).join(', ')}`,
    bound: LOAD_OF_ONE.map(percent).join(' to '),
    kept: odd.length === 0,
  });
  const greedy = sensible.filter(({ account: { margin } }) => margin > MARGIN_OF_ONE);
  findings.push({
    name: 'margin of each of them',
    value: greedy.length === 0 ? 'all' : `not ${greedy.map(({ character }) => character.name).join(', ')}`,
    bound: `at most ${percent(MARGIN_OF_ONE)}`,
    kept: greedy.length === 0,
  });
  const richest = Math.max(...world.airlines.map(growthOf));
  const max = (RUNAWAY * Math.max(MONTH, world.days)) / MONTH;
  findings.push({
    name: 'growth of the richest',
    value: percent(richest),
    bound: `at most ${percent(max)}`,
    kept: richest <= max,
  });
  const worst = Math.min(...sensible.map(({ account }) => account.margin));
  for (const { character, account } of ofManner(world, 'reckless'))
    findings.push({
      name: `${character.name}, reckless, earns less than every sensible one`,
      value: percent(account.margin),
      bound: `below ${percent(worst)}`,
      kept: account.margin < worst,
    });
  for (const { character, cash } of ofManner(world, 'idle')) {
    const last = cash.at(-1) ?? 0;
    findings.push({
      name: `${character.name}, idle, keeps its capital`,
      value: last.toLocaleString('en-US'),
      bound: STARTING_CAPITAL.toLocaleString('en-US'),
      kept: last === STARTING_CAPITAL,
    });
  }
  findings.push(hubFinding(world));
  if (world.leverage) findings.push(leverageFinding(world.leverage));
  if (world.forecastError) findings.push(...forecastFindings(world.forecastError));
  const rejected = sensible.flatMap(({ rejections }) => rejections);
  findings.push({
    name: 'rejected actions of sensible players',
    value: String(rejected.length),
    bound: '0',
    kept: rejected.length === 0,
  });
  const broken = world.audit.findings.filter((finding) => finding.broken > 0);
  findings.push({
    name: 'invariants of the audit',
    value: broken.length === 0 ? 'hold' : broken.map(({ check }) => check).join('; '),
    bound: 'hold',
    kept: broken.length === 0,
  });
  return findings;
}
