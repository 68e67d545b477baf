import { fromHere, readCommandLine } from '#scripts/command-line.ts';
import { inRoot } from '#scripts/paths.ts';
import { Problem } from '#scripts/problem.ts';

const USAGE = `Usage: npm run world [-- --days N] [--seed TEXT] [--start DATE] [--airlines N] [--strategy NAME] [--out FILE] [--keep DIR]
       npm run world -- --rivals N [--days N] [--seed TEXT]
       npm run world -- --spread [--cases N] [--seed TEXT]
  Lets scripted players run airlines in a separate world and reports whether it stays within the bounds of a sane one.
  --days N      game days; defaults to 30, or 90 for the best strategy and with --rivals
  --seed TEXT   seed of all chance; defaults to "world"
  --start DATE  first day, such as 2026-07-01; defaults to 2026-01-01, the low season in the north
  --airlines N  only the first N of them, and of the hubs
  --strategy    usual, best or hubs; defaults to "usual". "best" lets one airline sign the leases that its forecasts
                recommend, week after week, and prints its growth. "hubs" only prints the share of connecting passengers at
                hubs with 20 destinations
  --out FILE    file for the plots; defaults to build/reports/world.html, or world-best.html for the best strategy
  --keep DIR    a new data folder to use and keep; defaults to one that is removed
  --rivals N    instead: lets N rivals of the server fly, for 90 days by default, with an expert, newcomers and players who
                enter their pairs. Reports who grows and fails, fares and shares, and whether all of it is within bounds
  --spread      instead: which aircraft is the best lease of many airlines, and whether one is too often
  --cases N     airlines of --spread; defaults to 200`;

const LONGEST = 400;

const STRATEGIES = ['usual', 'best', 'hubs'] as const;
type Strategy = (typeof STRATEGIES)[number];
/** Defaults of `--days`. */
const DAYS: Record<Strategy, number> = { usual: 30, best: 90, hubs: 28 };
const OUT: Record<Strategy, string> = { usual: 'world.html', best: 'world-best.html', hubs: '' };

/** Default of `--cases`, with `--spread`. */
const CASES = 200;

type Option = 'days' | 'cases' | 'rivals' | 'seed' | 'start' | 'airlines' | 'strategy' | 'out' | 'keep';

export interface WorldOptions {
  days: number;
  seed: string;
  /** First day of the world, YYYY-MM-DD; null for that of a new world. */
  start: string | null;
  /** Number of airlines, and of hubs, taken from the beginning of the list; all if larger than the list. */
  airlines: number;
  strategy: Strategy;
  /** Number of rivals in a world of their own report; null for any other report. */
  rivals: number | null;
  /**
   * Number of airlines that look for their best lease, in a separate report without a server; null for a
   * played world.
   */
  spread: number | null;
  /** Absolute path of the HTML file. */
  out: string;
  /** Absolute data folder to keep; null for one that is removed. */
  keep: string | null;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= LONGEST) return value;
  throw new Problem(`--${name} must be a whole number from 1 to ${LONGEST}.\n${USAGE}`);
}

/** Parses a calendar date. */
function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new Problem(`--start must be a day such as 2026-07-01.\n${USAGE}`);
}

function strategyOf(text: string | undefined): Strategy {
  const found = STRATEGIES.find((name) => name === (text ?? 'usual'));
  if (found) return found;
  throw new Problem(`--strategy must be usual, best or hubs.\n${USAGE}`);
}

/**
 * Returns the options of `npm run world`, or undefined if the command line only asks for help, which is then
 * printed.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): WorldOptions | undefined {
  const text = { type: 'string' } as const;
  const line = readCommandLine<Partial<Record<Option, string>> & { spread?: boolean }>(args, USAGE, {
    options: {
      spread: { type: 'boolean' },
      cases: text,
      rivals: text,
      days: text,
      seed: text,
      start: text,
      airlines: text,
      strategy: text,
      out: text,
      keep: text,
    },
  });
  if (!line) return undefined;
  const { values } = line;
  const strategy = strategyOf(values.strategy);
  return {
    strategy,
    spread: values.spread ? wholeNumber('cases', values.cases, CASES) : null,
    rivals: values.rivals === undefined ? null : wholeNumber('rivals', values.rivals, 1),
    days: wholeNumber('days', values.days, values.rivals === undefined ? DAYS[strategy] : DAYS.best),
    seed: values.seed ?? 'world',
    start: dayOf(values.start),
    airlines: wholeNumber('airlines', values.airlines, LONGEST),
    out:
      values.out === undefined
        ? inRoot(`build/reports/${values.rivals === undefined ? OUT[strategy] : 'world-rivals.html'}`)
        : fromHere(values.out, env),
    keep: values.keep === undefined ? null : fromHere(values.keep, env),
  };
}
