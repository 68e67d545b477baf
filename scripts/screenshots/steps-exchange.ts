import type { Page } from 'playwright';
import { inTurn, press, see } from './on-page.ts';
import type { Step } from './step.ts';

const MARKET = '/?exchange=market';
const DEALERS = `${MARKET}&seller=dealers`;

const step = (name: string, path: string, act?: Step['act']): Step => ({
  name: `exchange-${name}`,
  as: 'founder',
  path,
  act,
});

const open = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('button').first().click();
const scrollTo = (text: string | RegExp) => (page: Page) =>
  page
    .getByText(text)
    .last()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));

async function compareThree(page: Page): Promise<void> {
  const boxes = page.getByRole('list', { name: 'Aircraft for sale' }).getByRole('checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await press(/^Compare 3/)(page);
  await see('Profit less loss of value')(page);
}

/** Returns the code of an airline run by the server. */
const codeOfRival = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}') as { token: string };
    const query = new URLSearchParams({ perPage: '1', filter: 'rival = true', sort: 'code' });
    const airlines = await fetch(`/api/collections/airline/records?${query}`, {
      headers: { authorization: token },
    });
    const { items } = (await airlines.json()) as { items: { code: string }[] };
    return items[0]?.code;
  });

/** The aircraft exchange: market, details, comparison, selling, own trades, negotiations, other airlines' fleets. */
export const EXCHANGE_STEPS: readonly Step[] = [
  step('market', MARKET, see('aircraft for sale')),
  step(
    'filters',
    `${MARKET}&minSeats=140&maxAge=15&sort=price`,
    inTurn(press(/^Filters/), see('Kind of sale')),
  ),
  step('no-match', `${MARKET}&maxPrice=1`, see('No aircraft match')),
  step('page', `${MARKET}&page=2`, inTurn(see('aircraft for sale'), scrollTo(/^Page 2/))),
  step('aircraft', DEALERS, inTurn(open('Aircraft for sale'), see('Profit per week, whole year'))),
  step('aircraft-checks', DEALERS, inTurn(open('Aircraft for sale'), scrollTo('Next checks'))),
  step('buy', DEALERS, inTurn(open('Aircraft for sale'), press(/^Buy · /), see('Leaves in cash'))),
  step('comparison', `${MARKET}&minSeats=100`, compareThree),
  step('sell', `${MARKET}&view=sell`, see('Choose an aircraft')),
  step('listing', `${MARKET}&view=sell`, inTurn(press(/For sale/), see('Withdraw listing'))),
  step('own-auction', `${MARKET}&view=sell`, inTurn(press(/Auction \$/), see('cannot be withdrawn'))),
  step('trades', `${MARKET}&view=own`, see('Your auctions')),
  step('negotiations', '/?exchange=negotiations', see(/to answer\./)),
  step(
    'negotiation',
    '/?exchange=negotiations',
    inTurn(press(/You buy from/), see('Market value when talks began')),
  ),
  step('fleet-of', '/', async (page) => {
    await page.goto(`${MARKET}&of=${await codeOfRival(page)}`);
    await see(/Choose an aircraft|owns no aircraft/)(page);
  }),
];
