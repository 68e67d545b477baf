import type { Page } from 'playwright';
import { drawn, inTurn, press, see } from './on-page.ts';
import type { Step } from './step.ts';

const BANK = '/finance/banking/';
const MARKET = '/finance/stock-market/';
const WHOLE = { whole: true } as const;

const step = (name: string, path: string, act?: Step['act'], more: Partial<Step> = {}): Step => ({
  name: `finance-${name}`,
  as: 'founder',
  path,
  act,
  ...more,
});

/** Shows a part of the page. */
const scrollTo = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('region', { name })
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Opens the figure of a statement's newest period. */
const openFigure = (label: string) => (page: Page) =>
  page.getByRole('button', { name: label, exact: true }).click();

/** Opens an airline of the list, by its name or by its place from 0. */
const openStock = (which: number | RegExp) => async (page: Page) => {
  await see('Market index:')(page);
  const rows = page.getByRole('region', { name: 'Listed airlines' }).locator('[data-row]');
  const row = typeof which === 'number' ? rows.nth(which) : rows.filter({ hasText: which });
  await row.click();
};

/** Points at the middle of a plot. */
const pointAt = (title: string | RegExp) => async (page: Page) => {
  const plot = page.getByRole('img', { name: title }).first();
  await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await plot.hover();
};

const STATEMENTS: Readonly<Record<string, string>> = {
  'profit-day': '?by=day',
  'profit-week': '?by=week',
  balance: '?statement=balance',
  'cash-flow': '?statement=cash&by=day',
};

/** The bank with its statements, and the stock market. */
export const FINANCE_STEPS: readonly Step[] = [
  step('bank', BANK, drawn(3), WHOLE),
  step('bank-top', BANK, drawn(3)),
  step('bank-cash', BANK, inTurn(drawn(3), pointAt(/^Cash/))),
  step('bank-offers', BANK, inTurn(drawn(3), scrollTo('Borrow'))),
  step('bank-take', BANK, inTurn(press(/^Take loan/), see('Rate for the whole term'))),
  step('bank-repay', BANK, inTurn(press(/^Repay/), see('Repay this loan early?'))),
  step('bank-grade', BANK, inTurn(drawn(3), scrollTo('Credit grade'))),
  ...Object.entries(STATEMENTS).map(([name, query]) =>
    step(`statement-${name}`, `${BANK}${query}`, inTurn(drawn(3), scrollTo('Statements'))),
  ),
  step('statement-entries', `${BANK}?by=day`, inTurn(drawn(3), openFigure('Tickets'), see(/ to /))),
  step('stocks', MARKET, see('Market index:'), WHOLE),
  step('stock', MARKET, inTurn(openStock(2), drawn(3)), WHOLE),
  step('stock-price', MARKET, inTurn(openStock(2), drawn(3), pointAt(/^Price/))),
  step('stock-orders', MARKET, inTurn(openStock(2), drawn(3), pointAt(/^Open orders/))),
  step(
    'stock-offer',
    MARKET,
    inTurn(openStock(3), press(/^Prepare an offer/), see(/Open for \d+ game days/)),
  ),
  step('stock-tender', MARKET, inTurn(press(/^Show [A-Z0-9]{2}$/), see(/more than 50% is needed/))),
  step('stock-subscribe', MARKET, inTurn(openStock(/Channel Express/), see(/offers [\d,]+ lots/))),
  step('bank-beginner', BANK, see('You owe the bank nothing.'), { ...WHOLE, as: 'beginner' }),
  step('stocks-beginner', MARKET, see('Market index:'), { ...WHOLE, as: 'beginner' }),
];
