import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRANSFERS } from '#game/books/accounts.ts';
import { FORECAST_CATEGORIES, OPERATING_CATEGORIES } from '#game/books/book-items.ts';
import { FLIGHT_CATEGORIES } from '#game/tables/flight.ts';
import { isAssetEntry } from '#game/tables/ledger.ts';
import {
  CATEGORIES,
  type CategoryFacts,
  categoriesOf,
  categoriesWhere,
  isCategory,
  LEDGER_CATEGORIES,
  type LedgerCategory,
} from '#game/tables/ledger-category.ts';
import { inRoot } from '#scripts/paths.ts';

const FLIGHTS = [
  'tickets',
  'fuel',
  'crew',
  'service',
  'landing',
  'handling',
  'navigation',
  'parking',
  'maintenance',
  'overhead',
  'compensation',
];
const WEEKLY = [...FLIGHTS, 'lease', 'check', 'loan_repayment', 'loan_interest', 'overdraft_interest'];
const OFTEN = [
  'fuel_hedge',
  'share_escrow',
  'share_escrow_refund',
  'share_purchase',
  'share_sale',
  'share_gain',
  'share_issue',
  'share_issue_costs',
  'share_buyback',
  'dividend_income',
];
const OUTSIDE = [
  ...FLIGHTS,
  'fuel_hedge',
  'check',
  'refit',
  'route_fee',
  'market_study',
  'certificate_fee',
  'certificate_yearly',
  'slot_purchase',
  'share_issue_costs',
  'investment',
];

const sorted = (names: readonly string[]) => [...names].sort();
const others = (names: readonly string[]) =>
  sorted(LEDGER_CATEGORIES).filter((name) => !names.includes(name));

/** Source files in which a condition for categories may be. */
function sources(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

describe('categories of the ledger', () => {
  it('repeat every week, often or rarely', () => {
    expect(sorted(categoriesWhere(({ pace }) => pace === 'weekly'))).toEqual(sorted(WEEKLY));
    expect(sorted(categoriesWhere(({ pace }) => pace === 'often'))).toEqual(sorted(OFTEN));
  });

  it('are in a forecast of cash if nobody decides them', () => {
    expect(sorted(FORECAST_CATEGORIES)).toEqual(sorted([...WEEKLY, 'fuel_hedge', 'certificate_yearly']));
  });

  it('are in the operating result if they come from running the airline', () => {
    expect(sorted(OPERATING_CATEGORIES)).toEqual(
      sorted([...FLIGHTS, 'lease', 'check', 'refit', 'certificate_yearly']),
    );
  });

  it('have an account on the other side, or the outside world', () => {
    expect(sorted(TRANSFERS)).toEqual(others(OUTSIDE));
    expect(CATEGORIES.loan_fee.account).toBe('bank');
    expect(CATEGORIES.leaseback_sale.account).toBe('lessors');
    expect(CATEGORIES.founder_shares.account).toBe('founders');
  });

  it('include those of flights, in the order of their ids', () => {
    expect(FLIGHT_CATEGORIES).toEqual(FLIGHTS);
  });

  it('decide the value of assets if they are about aircraft or deposits', () => {
    const aircraft = ['aircraft_purchase', 'aircraft_sale', 'used_purchase', 'leaseback_sale'];
    expect(categoriesOf('aircraft')).toEqual(aircraft);
    expect(categoriesOf('deposits')).toEqual(['deposit', 'deposit_refund']);
    for (const name of [...aircraft, 'deposit', 'deposit_refund'])
      expect(isAssetEntry('l.category').split(' OR ')).toContain(`l.category = '${name}'`);
  });

  it('have different names on screens', () => {
    const texts = LEDGER_CATEGORIES.map((name) => CATEGORIES[name].text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are spelled as values of their type in every condition', () => {
    expect(isCategory('category', 'lease')).toBe("category = 'lease'");
    expect(isCategory('l.category', 'loan', 'loan_fee')).toBe("l.category IN ('loan', 'loan_fee')");
    const spelled = ['game', 'pb_hooks', 'web/src']
      .flatMap(sources)
      .filter((file) =>
        /category\s*(=|!=|<>|(NOT )?IN)\s*\(?\s*\\?['"][a-z_]+\\?['"](?!;)/.test(
          readFileSync(inRoot(file), 'utf8'),
        ),
      );
    expect(spelled).toEqual([]);
  });

  it('are known to the compiler with all their facts', () => {
    // @ts-expect-error: a typo
    const typo: LedgerCategory = 'leese';
    // @ts-expect-error: neither a place nor what follows from it
    const facts: CategoryFacts = { text: 'Wages', account: null, pace: 'weekly', isDecided: false };
    // @ts-expect-error: a place that no statement has
    const place: CategoryFacts['place'] = 'wages';
    expect(LEDGER_CATEGORIES).not.toContain(typo);
    expect([facts.place, place]).toEqual([undefined, 'wages']);
  });
});

describe('the ledger', () => {
  it('has one writer', () => {
    const adding =
      /INTO\s+(ledger\b|\$\{LEDGER\.name\})|(insertInto|insertFrom|singleInsert)\(\s*LEDGER\b|findCollectionByNameOrId\('ledger'\)/;
    const writers = sources('pb_hooks').filter((file) => adding.test(readFileSync(inRoot(file), 'utf8')));
    expect(writers).toEqual(['pb_hooks/books/ledger/write-entries.ts']);
  });
});
