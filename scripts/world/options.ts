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
/** Days without `--days`. */
const DAYS: Record<Strategy, number> = { usual: 30, best: 90, hubs: 28 };
const OUT: Record<Strategy, string> = { usual: 'world.html', best: 'world-best.html', hubs: '' };

/** Airlines of `--spread` without `--cases`. */
const CASES = 200;

type Option = 'days' | 'cases' | 'seed' | 'start' | 'airlines' | 'strategy' | 'out' | 'keep';

export interface WorldOptions {
  days: number;
  seed: string;
  /** First day of the world, YYYY-MM-DD; null for that of a new world. */
  start: string | null;
  /** The first so many of the airlines; all where it is beyond their number. */
  airlines: number;
  strategy: Strategy;
  /** How many airlines look for their best lease, in a report of its own without a server; null for a world that is played. */
  spread: number | null;
  /** Path of the HTML file, absolute. */
  out: string;
  /** Data folder that stays, absolute; null for one that is removed. */
  keep: string | null;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= LONGEST) return value;
  throw new Problem(`--${name} must be a whole number from 1 to ${LONGEST}.\n${USAGE}`);
}

/** A day of the calendar. */
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

/** What the command line of `npm run world` asks for; undefined where it only asked for help, which is then printed. */
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
