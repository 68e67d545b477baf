import { fromHere, readCommandLine } from '../command-line.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';

const USAGE = `Usage: npm run world [-- --days N] [--seed TEXT] [--start DATE] [--airlines N] [--strategy NAME] [--out FILE] [--keep DIR]
       npm run world -- --spread [--cases N] [--seed TEXT]
  Lets scripted players run their airlines in a world of its own, and reports whether it stays sane.
  --days N      game days; 30 without it, 90 for the best strategy
  --seed TEXT   what all chance comes from; "world" without it
  --start DATE  first day, such as 2026-07-01; 2026-01-01 without it, when the north travels least
  --airlines N  only the first N of them
  --strategy    usual, best or hubs: "best" has one airline put all its money into one hub and one model, day after day,
                and prints how fast it grows; "hubs" only prints how many passengers change flights at hubs of 20
                destinations; "usual" without it
  --out FILE    where the plots go; build/reports/world.html without it, world-best.html for the best strategy
  --keep DIR    a new data folder to use and leave; without it one that is removed
  --spread      instead: which aircraft is the best lease of many airlines, and whether one is too often
  --cases N     airlines of --spread; 200 without it`;

const LONGEST = 400;

const STRATEGIES = ['usual', 'best', 'hubs'] as const;
type Strategy = (typeof STRATEGIES)[number];
/** Defaults of `--days`. */
const DAYS: Record<Strategy, number> = { usual: 30, best: 90, hubs: 28 };
const OUT: Record<Strategy, string> = { usual: 'world.html', best: 'world-best.html', hubs: '' };

/** Default of `--cases`, with `--spread`. */
const CASES = 200;

type Option = 'days' | 'cases' | 'seed' | 'start' | 'airlines' | 'strategy' | 'out' | 'keep';

export interface WorldOptions {
  days: number;
  seed: string;
  /** First day of the world, YYYY-MM-DD; null for that of a new world. */
  start: string | null;
  /** Number of airlines, taken from the beginning of the list; all if larger than the list. */
  airlines: number;
  strategy: Strategy;
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
    days: wholeNumber('days', values.days, DAYS[strategy]),
    seed: values.seed ?? 'world',
    start: dayOf(values.start),
    airlines: wholeNumber('airlines', values.airlines, LONGEST),
    out: values.out === undefined ? inRoot(`build/reports/${OUT[strategy]}`) : fromHere(values.out, env),
    keep: values.keep === undefined ? null : fromHere(values.keep, env),
  };
}
