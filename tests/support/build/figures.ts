import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { parseAst } from 'vite';
import { inRoot } from '#scripts/paths.ts';
import { fileFilter } from './file-filter.ts';

/** The files that declare the constants which tests change. A name may also be that of a property. */
export const FIGURE_FILES = {
  AFFORDABLE: ['game/rivals/finance/debt.ts', 'game/rivals/finance/unsecured-loan.ts'],
  AGAIN_WEEKS: ['game/exchange/partners.ts'],
  AIM: ['pb_hooks/settlement/pace/pace.ts'],
  AUCTION_DAY: ['game/exchange/auction.ts'],
  BUYER_SHARE: ['game/shares/buyer.ts'],
  BUYER_WEEKS: ['game/shares/buyer.ts'],
  CACHE: ['pb_hooks/world/clock/journal.ts'],
  CHEAP_ISSUE: ['game/rivals/finance/trade.ts'],
  CHECK_EVERY: ['pb_hooks/airline/lapse.ts'],
  DECISION_DAYS: ['game/network/rights/certificate.ts'],
  DIVIDENDS_EVERY: ['pb_hooks/shares/hour/trade-shares.ts'],
  ESTATE_DAYS: ['game/exchange/prices.ts'],
  FARTHEST_KM: ['game/rivals/scout.ts'],
  FLEET_SHARE: ['game/rivals/finance/take-over.ts'],
  FLOAT_WEEKS: ['game/shares/share-limits.ts'],
  GOODWILL_MAX: ['game/rivals/finance/take-over.ts'],
  INSOLVENCY_DAYS: ['game/bank/overdraft.ts'],
  INVESTMENT_EVERY: ['pb_hooks/shares/hour/trade-shares.ts'],
  LIMIT_WEEKS: ['game/bank/overdraft.ts'],
  LONGEST: ['pb_hooks/world/skip.ts'],
  MAX_CHANGED: ['pb_hooks/demand/connections/read-hubs.ts'],
  MAX_LATE: ['pb_hooks/world/views/view-health.ts'],
  MERGER_PAUSE: ['pb_hooks/rivals/read-takeovers.ts'],
  OFFER_DAYS: ['game/shares/share-limits.ts'],
  OPEN_ROUNDS: ['pb_hooks/settlement/settle-hour.ts'],
  ORDER_DAYS: ['game/shares/share-limits.ts'],
  PLAYER_OPEN_DAYS: ['game/shares/tender.ts'],
  PROFIT_MULTIPLE: ['game/shares/fair-value.ts'],
  ISSUE_WEEKS: ['game/shares/share-limits.ts'],
  QUARTER: ['pb_hooks/shares/hour/share-hour.ts'],
  QUIET_HOURS: ['game/exchange/auction.ts'],
  REBUY_DAYS: ['game/shares/buyer.ts'],
  REPEAT_DAYS: ['game/shares/tender.ts'],
  RESTOCK_EVERY: ['pb_hooks/exchange/hour/settle-exchange.ts'],
  REVENUE_WEEKS: ['game/bank/loan-offer.ts'],
  FOLLOW_WEEKS: ['game/demand/incumbents/answer.ts'],
  REVIEW_WEEKS: ['pb_hooks/demand/hour/answer-incumbents.ts'],
  REVIEW_EVERY: ['game/rivals/reviews.ts'],
  RIVAL_OPEN_DAYS: ['game/shares/tender.ts'],
  SALE_WEEKS: ['game/rivals/sell-used.ts'],
  SHARE_MIN: ['game/slots/airport-slots.ts'],
  SLOT_SHARE: ['game/slots/airport-slots.ts'],
  STOCK_WEEKS: ['game/exchange/draw-stock.ts'],
  SUBSCRIPTION_DAYS: ['game/shares/share-limits.ts'],
  TRADING_WEEKS: ['game/exchange/partners.ts'],
  TURN_EVERY: ['game/rivals/reviews.ts'],
  TURNS_WITHIN: ['game/rivals/reviews.ts'],
  YOUNG_SHARE: ['game/bank/loan-offer.ts'],
  floatWeeks: ['game/rivals/finance/appetite.ts'],
  floatWorth: ['game/rivals/finance/appetite.ts'],
  synergy: ['game/rivals/finance/appetite.ts'],
} as const;

export type FigureName = keyof typeof FIGURE_FILES;

/** Other values of constants of the hooks and of game/, by name. */
export type Figures = { readonly [Name in FigureName]?: number };

interface Value {
  start: number;
  end: number;
}

/** Returns the values of a constant, or of the properties of a name, in a syntax tree. */
function valuesOf(name: string, node: unknown): Value[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, id, init, key, value } = node as Record<string, { name?: string } & Value> & {
    type?: string;
  };
  if (type === 'VariableDeclarator' && id?.name === name && init) return [init];
  if (type === 'Property' && key?.name === name && value) return [value];
  return Object.values(node).flatMap((child) => valuesOf(name, child));
}

/** Returns a file's source with another value of a constant. @throws Error if the file has no such constant */
export function withFigure(source: string, name: string, value: number, file: string): string {
  const found = valuesOf(name, parseAst(source, { lang: 'ts' }));
  if (found.length === 0) throw new Error(`${file} has no ${name}`);
  return found.reduceRight(
    (text, { start, end }) => text.slice(0, start) + String(value) + text.slice(end),
    source,
  );
}

/** Compiles the sources with other values of constants. Each must be in what is built. */
export function withFigures(figures: Figures): Plugin {
  const names = Object.keys(figures) as FigureName[];
  const files = new Set(names.flatMap((name) => FIGURE_FILES[name]));
  return {
    name: 'figures',
    setup: ({ onLoad, onEnd }) => {
      const left = new Set<string>(files);
      onLoad({ filter: fileFilter(files) }, ({ path }) => {
        const file = [...files].find((one) => inRoot(one) === path);
        if (!file) return;
        left.delete(file);
        const own = names.filter((name) => (FIGURE_FILES[name] as readonly string[]).includes(file));
        const contents = own.reduce(
          (source, name) => withFigure(source, name, figures[name] ?? Number.NaN, file),
          readFileSync(path, 'utf8'),
        );
        return { contents, loader: 'ts' };
      });
      onEnd(() => {
        if (left.size > 0) throw new Error(`the hooks do not use ${[...left].join(', ')}`);
      });
    },
  };
}
