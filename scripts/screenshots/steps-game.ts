import type { Page } from 'playwright';
import { WORLD_ID } from '#game/tables/world.ts';
import { drawn, inTurn, press, see } from './on-page.ts';
import type { Step } from './step.ts';
import { untilIdle } from './until-idle.ts';

const step = (name: string, path: string, act?: Step['act'], more: Partial<Step> = {}): Step => ({
  name,
  as: 'founder',
  path,
  act,
  ...more,
});

/** Opens the first row of a page's table. */
const openRow = (name: RegExp) => (page: Page) =>
  page.locator('table, ul').getByRole('button', { name }).first().click();

/** Returns the id of the first record of the viewer's airline. */
const idOf = (page: Page, collection: string, filter: string, sort = 'id') =>
  page.evaluate(
    async ([from, where, order]) => {
      const { token } = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}') as { token: string };
      const query = new URLSearchParams({ perPage: '1', filter: where, sort: order });
      const response = await fetch(`/api/collections/${from}/records?${query}`, {
        headers: { authorization: token },
      });
      const { items } = (await response.json()) as { items: { id: string }[] };
      return items[0]?.id ?? '';
    },
    [collection, filter, sort] as const,
  );

/** Returns the id of a flight on a pair that another airline serves too, or else of the first one. */
const contestedFlight = (page: Page, filter: string) =>
  // No functions inside, because the build would name them by a helper that the page does not have.
  page.evaluate(async (where) => {
    const { token } = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}') as { token: string };
    const headers = { authorization: token };
    const query = new URLSearchParams({ perPage: '50', filter: where, sort: '-departed' });
    const flights = await fetch(`/api/collections/flight/records?${query}`, { headers });
    const { items } = (await flights.json()) as {
      items: { id: string; origin: string; destination: string }[];
    };
    for (const { id, origin, destination } of items) {
      const market = await fetch(`/api/am/market?from=${origin}&to=${destination}`, { headers });
      const { airlines } = (await market.json()) as { airlines: object };
      if (Object.keys(airlines).length > 1) return id;
    }
    return items[0]?.id ?? '';
  }, filter);

/** Long enough for a flight to have a visible track. */
const UNDER_WAY_MINUTES = 45;

/** Opens the latest landed flight, or one well on its way. The map then shows the whole network. */
const openFlight = (state: 'flying' | 'landed') => async (page: Page) => {
  const world = `/api/collections/world/records/${WORLD_ID}`;
  const { minute } = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as { minute: number },
    world,
  );
  const id =
    state === 'landed'
      ? await idOf(page, 'flight', 'state = "landed"', '-landed')
      : await contestedFlight(
          page,
          `state = "flying" && departed <= ${minute - UNDER_WAY_MINUTES} && landed > ${minute}`,
        );
  await page.goto(`/?flight=${id}`);
  await page.getByRole('region', { name: /^Flight / }).waitFor();
};

const openAircraft =
  (filter: string, more = '', sort = 'registration') =>
  async (page: Page) => {
    const id = await idOf(page, 'aircraft', filter, sort);
    await page.goto(`/fleet/manage/?aircraft=${id}${more}`);
    await page.locator('[data-drawer]').waitFor();
  };

/** Opens the timetable of an aircraft that has flown. */
async function openFlownWeek(page: Page): Promise<void> {
  const id = await idOf(page, 'aircraft', 'hours > 0', 'registration');
  await page.goto(`/route/manage/?view=timetable&aircraft=${id}`);
}

/** Waits for the plan of the first flights, with another aircraft if the first one would make a loss. */
async function seeProfitableStart(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const other = dialog.getByRole('button', { name: /^Choose / });
  const start = dialog.getByRole('button', { name: /tart flights · / });
  await other.or(start).first().waitFor();
  if (await other.isVisible()) await other.click();
  await start.waitFor();
}

/** Opens the page of the viewer's airline. */
const openAirline = (page: Page) => page.locator('a[href^="/airline/"]').first().click();

/** Shows the airline's rights on the map, with America. */
async function showRights(page: Page): Promise<void> {
  await press('Map layers')(page);
  for (const label of ['Your rights to fly', 'North America'])
    await page.getByRole('checkbox', { name: label }).check();
  await page.keyboard.press('Escape');
  await see(/^From .* you may fly to/)(page);
}

const COMPARED = 'airbus-a320neo,boeing-737-8,embraer-e195-e2,atr-72-600';

/** Screens of an airline that flies, and of one that has just been founded. */
export const GAME_STEPS: readonly Step[] = [
  step('map-flying', '/', (page) =>
    page.locator('[role="application"][data-aircraft]:not([data-aircraft="0"])').waitFor(),
  ),
  step('map-flight-flying', '/', openFlight('flying')),
  step('map-flight-landed', '/', openFlight('landed')),
  step('route-overview', '/route/', see('Flights per week'), { whole: true }),
  step('route-research', '/route/research/', see(/^Average profit per week/), { slow: true }),
  step('route-research-pair', '/route/research/?from=AMS&to=LHR', drawn(2)),
  step('route-research-unknown', '/route/research/?from=MAD&to=LIS', see(/in four of five weeks/)),
  step('route-research-study', '/route/research/?from=MAD&to=LIS', press(/^Order market study/)),
  step('route-acquire-quote', '/route/acquire/?from=AMS&to=MCT', see(/Acquire route · /), { whole: true }),
  step('research-away', '/route/research/?from=JFK', see(/^From JFK you may fly to/)),
  step('map-rights', '/?airport=JFK', showRights),
  step('map-rights-home', '/', showRights),
  step('research-away-all', '/route/research/?from=JFK&noright=1', see(/^No right to fly/)),
  step('rights-airline', '/', inTurn(openAirline, see('Home and certificates')), { whole: true }),
  step('route-no-right', '/route/acquire/?from=JFK&to=LAX', see(/does not touch your home/)),
  step(
    'certificate-apply',
    '/route/acquire/?from=JFK&to=LAX',
    inTurn(press(/^Apply for/), see(/At least 8/)),
  ),
  step('route-start', '/route/acquire/?from=AMS&to=MCT', inTurn(press(/^Start flights/), seeProfitableStart)),
  step('route-acquire-refused', '/route/acquire/?from=AMS&to=AKL', undefined, { whole: true }),
  step('route-manage', '/route/manage/', see('Acquire route')),
  step('route-manage-fares', '/route/manage/', inTurn(openRow(/AMS/), drawn(2))),
  step(
    'route-manage-rule',
    '/route/manage/',
    inTurn(openRow(/AMS/), see(/^Profit per week after the review: .* weeks/), async (page) => {
      await page.getByRole('region', { name: 'Fare rule' }).scrollIntoViewIfNeeded();
    }),
  ),
  step(
    'route-manage-fact',
    '/route/manage/',
    inTurn(openRow(/AMS/), drawn(2), async (page) => {
      await page.getByRole('region', { name: 'Forecast vs. actual' }).scrollIntoViewIfNeeded();
    }),
  ),
  step(
    'route-manage-results',
    '/route/manage/',
    inTurn(
      openRow(/AMS/),
      (page) => page.getByRole('tab', { name: 'Results' }).click(),
      async (page) => {
        await page.getByText(/^With connecting passengers/).scrollIntoViewIfNeeded();
      },
    ),
  ),
  step(
    'route-manage-market',
    '/route/manage/',
    inTurn(openRow(/AMS/), (page) => page.getByRole('tab', { name: 'Market' }).click()),
  ),
  step('route-manage-bulk', '/route/manage/', (page) => page.getByRole('checkbox').nth(1).check()),
  step(
    'route-manage-best-fares',
    '/route/manage/',
    inTurn(
      (page) => page.getByRole('checkbox').nth(0).check(),
      press(/^Best fares/),
      see(/The profit is then/),
    ),
  ),
  step('route-timetable', '/route/manage/?view=timetable', see('Departs, UTC')),
  step(
    'route-timetable-planned',
    '/route/manage/?view=timetable',
    inTurn(openFlownWeek, press('Plan automatically'), see(/flights per week planned/), async (page) => {
      await page.getByText('Four of five weeks').scrollIntoViewIfNeeded();
    }),
  ),
  step('route-timetable-copy', '/route/manage/?view=timetable', async (page) => {
    await openFlownWeek(page);
    await press('Copy week')(page);
    await page.getByRole('dialog').waitFor();
  }),
  step('fleet', '/fleet/manage/', see('Boeing 787-9')),
  step('fleet-aircraft', '/fleet/manage/', openAircraft('name != ""'), { whole: true }),
  step('fleet-refit', '/fleet/manage/', openAircraft('name != ""', '&do=refit')),
  step('fleet-return', '/fleet/manage/', inTurn(openAircraft('ownership = "leased"'), press('Return'))),
  step(
    'fleet-cancel',
    '/fleet/manage/',
    inTurn(openAircraft('model = "airbus-a321neo"', '', 'delivered'), press('Cancel order')),
  ),
  step('fleet-undo', '/fleet/manage/', openAircraft('model = "airbus-a321neo"', '', '-delivered')),
  step('fleet-shop', '/fleet/manage/?shop=1'),
  step('fleet-order', '/fleet/manage/?shop=1&model=airbus-a320neo', see('Dispatch reliability')),
  step('fleet-compare', `/fleet/manage/?shop=compare&compare=${COMPARED}`, drawn(1), { whole: true }),
  step('slots', '/slots/?airport=LHR', see('hours are full'), { whole: true }),
  step('slots-bid', '/slots/?airport=LHR', inTurn(press(/^Bid for/), see(/in escrow until/)), {
    whole: true,
  }),
  step('maintenance', '/fleet/maintenance/', see('Savings by family')),
  step('maintenance-plan', '/fleet/maintenance/', press(/^Plan a check of/)),
  step('operations', '/operations/', drawn(2), { whole: true }),
  step('operations-board', '/operations/', drawn(2)),
  step('operations-arrivals', '/operations/', press('Arrivals')),
  step('operations-hedge', '/operations/', async (page) => {
    await page.getByLabel('Tonnes per day').fill('20');
    const outcomes = page.getByRole('img', { name: /^Cost of this fuel/ });
    await outcomes.waitFor();
    await outcomes.evaluate((plot) => plot.scrollIntoView({ block: 'center' }));
  }),
  step('connection-lost', '/fleet/manage/', async (page) => {
    await see('Boeing 787-9')(page);
    await untilIdle(page);
    await page.context().setOffline(true);
    await see('Connection lost')(page);
  }),
  step('notices', '/operations/', press(/^Notifications/)),
  ...[
    ['map', '/'],
    ['route', '/route/'],
    ['research', '/route/research/'],
    ['manage', '/route/manage/'],
    ['timetable', '/route/manage/?view=timetable'],
    ['fleet', '/fleet/manage/'],
    ['maintenance', '/fleet/maintenance/'],
    ['operations', '/operations/'],
  ].map(([name, path = '/']) => step(`beginner-${name}`, path, undefined, { as: 'beginner' })),
];
