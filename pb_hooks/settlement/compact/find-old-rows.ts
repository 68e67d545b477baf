import { AGES, FLIGHT_DAYS, PERIOD_SPANS } from '#game/books/periods.ts';
import { FLIGHT_CATEGORIES } from '#game/tables/flight.ts';
import { categoriesWhere, isCategory, type LedgerCategory } from '#game/tables/ledger-category.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { boolOf, jsonOf, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { type CompactStep, deletion, ledgerSteps, type OldTable, weekSteps } from './steps.ts';

/** Days for which finished work orders and notices are kept. */
const NOTICE_DAYS = 91;
/** Recurring categories. Entries of other categories are few and stay as they are, with their memos. */
const RECURRING = categoriesWhere(({ pace }) => pace !== 'rarely');

/**
 * Columns that ledger rows lose when they are summed up: first the flight, then the memo, then route and
 * aircraft.
 */
const BY_DAY = 0;
const BY_AIRCRAFT = 1;
const BY_CATEGORY = 2;
type Loss = typeof BY_DAY | typeof BY_AIRCRAFT | typeof BY_CATEGORY;

/** Columns that all rows of a sum share, and the condition for a row that still has details to lose. */
const LEVELS: Readonly<Record<Loss, { alike: string; isWhole: string }>> = {
  [BY_DAY]: { alike: 'l.category, l.route, l.aircraft', isWhole: "l.flight <> ''" },
  [BY_AIRCRAFT]: { alike: 'l.category, l.route, l.aircraft', isWhole: "l.flight <> '' OR l.memo <> ''" },
  [BY_CATEGORY]: {
    alike: 'l.category',
    isWhole: "l.flight <> '' OR l.memo <> '' OR l.route <> '' OR l.aircraft <> ''",
  },
};

/** Joins a table with some airlines, by its index on airlines. */
const OF = (table: OldTable) => `FROM json_each({:airlines}) a CROSS JOIN ${table} l ON l.airline = a.value`;

const OLD: Readonly<Record<'flight' | 'notice' | 'maintenance', string>> = {
  flight: `${OF('flight')} AND l.departs < {:before} WHERE l.state <> 'flying'`,
  notice: `${OF('notice')} AND l.minute < {:before}`,
  maintenance: `${OF('maintenance')} WHERE l.state = 'done' AND l.ends < {:before}`,
};

const GROUP = {
  ids: jsonOf<string[]>('json_group_array(l.id ORDER BY l.id)'),
  amounts: jsonOf<number[]>('json_group_array(l.amount ORDER BY l.id)'),
  minute: numberOf('min(l.minute)'),
  at: textOf('min(l.at)'),
  isTransfer: boolOf("max(l.transfer <> '')"),
};
const GROUPS = (categories: readonly LedgerCategory[], { alike, isWhole }: (typeof LEVELS)[Loss]) => `
  ${OF('ledger')} AND l.minute >= {:after} AND l.minute < {:before}
  WHERE ${isCategory('l.category', ...categories)}
  GROUP BY l.airline, l.transfer <> '', ${alike} HAVING count(*) > 1 OR max(${isWhole})`;

const HISTORY_GROUP = { ids: GROUP.ids };
const HISTORY_GROUPS = `
  ${OF('route_history')} AND l.starts >= {:after} AND l.starts < {:before}
  WHERE l.days < {:days} GROUP BY l.route`;

const VALUATION_GROUP = {
  ids: jsonOf<string[]>('json_group_array(l.id ORDER BY l.id)'),
  week: numberOf('max(l.week)'),
};
/** A week belongs to the span that it ends in. */
const VALUATION_GROUPS = `
  ${OF('valuation')} AND l.week > {:after} AND l.week <= {:before}
  GROUP BY l.airline, l.kind HAVING count(*) > 1 OR max(l.aircraft <> '')`;

const LEDGER_SUM_GROUP = { ids: VALUATION_GROUP.ids, week: numberOf('max(l.ends)') };
const LEDGER_SUM_GROUPS = `
  ${OF('ledger_sum')} AND l.ends > {:after} AND l.ends <= {:before}
  GROUP BY l.airline, l.category HAVING count(*) > 1`;

/** World minutes: rows from `after` until before `before` are summed up. */
interface Span {
  after: number;
  before: number;
}

/**
 * Spans longer than a day, and the age in days from which rows are combined into them: weeks, quarters and years of
 * the statements.
 */
const SPANS = [
  { days: 7, from: AGES.weeks, loss: BY_AIRCRAFT, hasHistory: false },
  { days: 7, from: AGES.categories, loss: BY_CATEGORY, hasHistory: true },
  { days: PERIOD_SPANS.quarter / DAY, from: AGES.quarters, loss: BY_CATEGORY, hasHistory: true },
  { days: PERIOD_SPANS.year / DAY, from: AGES.years, loss: BY_CATEGORY, hasHistory: true },
] as const;

/** Reads concurrently with writers, because old rows no longer change. */
class OldRows {
  readonly #app: CoreApp;
  readonly #airlines: string;
  readonly steps: CompactStep[] = [];

  constructor(app: CoreApp, airlines: readonly string[]) {
    this.#app = app;
    this.#airlines = JSON.stringify(airlines);
  }

  forget(table: keyof typeof OLD, before: number): void {
    const sql = `SELECT COALESCE(json_group_array(l.id), '[]') AS json ${OLD[table]}`;
    const ids = readJson<string[]>(this.#app, sql, { airlines: this.#airlines, before });
    this.steps.push(...deletion(table, ids));
  }

  sumUpLedger(categories: readonly LedgerCategory[], loss: Loss, span: Span): void {
    const params = { airlines: this.#airlines, ...span };
    for (const group of readAll(this.#app, GROUP, GROUPS(categories, LEVELS[loss]), params)) {
      const { ids, amounts, minute, at, isTransfer } = group;
      this.steps.push(...ledgerSteps({ ids, amounts, values: [minute, at, loss], isTransfer }));
    }
  }

  sumUpHistory(days: number, span: Span): void {
    const params = { airlines: this.#airlines, days, ...span };
    for (const { ids } of readAll(this.#app, HISTORY_GROUP, HISTORY_GROUPS, params)) {
      const [keep = '', ...gone] = ids;
      this.steps.push({ table: 'route_history', keep: [keep, Math.max(0, span.after), days], gone });
    }
  }

  sumUpValuations(span: Span): void {
    const params = { airlines: this.#airlines, ...span };
    for (const { ids, week } of readAll(this.#app, VALUATION_GROUP, VALUATION_GROUPS, params))
      this.steps.push(...weekSteps('valuation', ids, week));
  }

  sumUpLedgerSums(span: Span): void {
    const params = { airlines: this.#airlines, ...span };
    for (const { ids, week } of readAll(this.#app, LEDGER_SUM_GROUP, LEDGER_SUM_GROUPS, params))
      this.steps.push(...weekSteps('ledger_sum', ids, week));
  }
}

/**
 * Returns the steps of compaction for the old rows of some airlines. Each span consists of whole spans of the
 * previous kind. From quarters on, routes keep their own figures and the ledger keeps only categories.
 * Returns no steps if everything is done.
 * @param today world minute of midnight
 * @param startsAt minute of the week at the start of the world
 */
export function findOldRows(
  app: CoreApp,
  airlines: readonly string[],
  today: number,
  startsAt: number,
): CompactStep[] {
  const before = today - FLIGHT_DAYS * DAY;
  if (before <= 0) return [];
  const old = new OldRows(app, airlines);
  old.forget('flight', before);
  old.sumUpLedger(FLIGHT_CATEGORIES, BY_DAY, { before, after: before - DAY });
  for (const table of ['maintenance', 'notice'] as const) old.forget(table, today - NOTICE_DAYS * DAY);
  for (const { days, from, loss, hasHistory } of SPANS) {
    const limit = today - from * DAY;
    // The end of the last whole span before the limit. All spans begin on a Monday.
    const end = limit - ((startsAt + limit) % (days * DAY));
    if (end <= 0) break;
    const span = { before: end, after: end - days * DAY };
    old.sumUpLedger(RECURRING, loss, span);
    if (!hasHistory) continue;
    old.sumUpHistory(days, span);
    old.sumUpValuations(span);
    if (days > 7) old.sumUpLedgerSums(span);
  }
  return old.steps;
}
