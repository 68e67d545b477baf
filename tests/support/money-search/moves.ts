import type { Book, QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { issuePrices } from '#game/shares/listed-value.ts';
import { newIssuePrices } from '#game/shares/new-issue.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { Loan } from '#game/tables/loan.ts';
import { call, type Founder } from '#tests/support/api.ts';
import { bankOf } from '#tests/support/bank.ts';
import { marketValueOf } from '#tests/support/exchange.ts';
import { shareMarket } from '#tests/support/share-market.ts';
import { tryAct } from '#tests/support/world.ts';
import type { Group } from './group.ts';

/** Turn of a member of a group. The other one may be the same. */
export interface Turn {
  group: Group;
  me: Founder;
  other: Founder;
  draw: () => number;
}

/** Returns whether something has been accepted. */
type Move = (turn: Turn) => Promise<boolean>;

/** Tries an action with ever smaller amounts, because the server knows the limits. */
async function most(
  { group, me }: Turn,
  name: Parameters<typeof tryAct>[2],
  amount: number,
  input: (amount: number) => object,
  by: Founder = me,
): Promise<boolean> {
  for (
    let left = Math.floor(amount), tries = 0;
    left >= 1 && tries < 9;
    left = Math.floor(left * 0.7), tries++
  )
    if ((await tryAct(group.server, by, name, input(left))).status === 200) return true;
  return false;
}

const listings = async ({ group, me }: Turn): Promise<QuotedAirline[]> =>
  (await shareMarket(group.server, me)).listings;
const heldBy = ({ client }: Founder) => client.collection('holding').getFullList<Holding>();
const pick = <Item>(draw: () => number, list: readonly Item[]): Item | undefined =>
  list[Math.floor(draw() * list.length)];

async function borrow(turn: Turn, product: 'unsecured' | 'secured'): Promise<boolean> {
  const { group, me, draw } = turn;
  const { unsecured, collateral } = await bankOf(group.server, me);
  const pledge = collateral.find(({ isForSale }) => !isForSale);
  const limit = product === 'unsecured' ? unsecured.limit : (pledge?.limit ?? 0);
  const weeks = product === 'unsecured' ? (pick(draw, [13, 26, 52]) ?? 52) : 104;
  for (const part of [1, 0.8, 0.6, 0.4]) {
    const amount = Math.floor(limit * part);
    const query = `product=${product}&amount=${amount}&weeks=${weeks}`;
    const { json } = await call(group.server, `/api/am/loan/offer?${query}`, { token: me.token });
    const loan = {
      product,
      amount,
      weeks,
      rate: json.rate,
      ...(product === 'secured' && { aircraft: pledge?.aircraft }),
    };
    if (json.rate !== undefined && (await tryAct(group.server, me, 'loan.take', loan)).status === 200)
      return true;
  }
  return false;
}

/** Two members trade the shares of a listed airline at an edge of the day's band. */
async function passShares(turn: Turn, edge: 'min' | 'max', lots: number): Promise<boolean> {
  const { group, me, other, draw } = turn;
  const held = pick(
    draw,
    (await heldBy(me)).filter(({ issuer }) => issuer !== other.airline.id),
  );
  if (!held || me === other) return false;
  const { issuer: airline } = held;
  const book = (await call(group.server, `/api/am/book?airline=${airline}`, { token: me.token }))
    .json as unknown as Book;
  const limit = book[edge];
  const count = Math.min(lots, held.lots - held.reserved);
  const isOffered = await most(turn, 'share.order', count, (part) => ({
    airline,
    side: 'sell',
    lots: part,
    limit,
  }));
  const isWanted = await most(
    turn,
    'share.order',
    count,
    (part) => ({ airline, side: 'buy', lots: part, limit }),
    other,
  );
  await group.pass(1);
  return isOffered && isWanted;
}

/** Subscribes for as much of an open offer as it may. */
async function subscribeMost(turn: Turn): Promise<boolean> {
  const open = (await listings(turn)).filter(
    ({ state, offer_lots }) => state === 'subscribing' || offer_lots > 0,
  );
  const offer = pick(turn.draw, open);
  if (!offer) return false;
  const { airline, issue_lots, offer_lots } = offer;
  return most(turn, 'share.subscribe', 0.33 * (offer_lots || issue_lots), (lots) => ({ airline, lots }));
}

/** Moves by name. Each does as much as the server accepts. */
export const MOVES: Readonly<Record<string, Move>> = {
  borrow: (turn) => borrow(turn, 'unsecured'),
  pledge: (turn) => borrow(turn, 'secured'),
  repay: async ({ group, me, draw }) => {
    const loan = pick(
      draw,
      await me.client.collection('loan').getFullList<Loan>({ filter: 'state = "active"' }),
    );
    if (!loan) return false;
    const input = { loan: loan.id, amount: loan.balance };
    return (await tryAct(group.server, me, 'loan.repay', input)).status === 200;
  },
  float: async (turn) => {
    const { group, me, draw } = turn;
    const fair = (await shareMarket(group.server, me)).own?.fair ?? 0;
    const edge = draw() < 0.6 ? 'min' : 'max';
    for (let percent = 49; percent >= 20; percent -= 4) {
      const price = issuePrices(fair, percent)[edge];
      if ((await tryAct(group.server, me, 'share.float', { percent, price })).status !== 200) continue;
      for (const member of group.members) if (draw() < 0.7) await subscribeMost({ ...turn, me: member });
      return true;
    }
    return false;
  },
  issue: async (turn) => {
    const mine = (await listings(turn)).find(({ airline }) => airline === turn.me.airline.id);
    if (!mine) return false;
    const price = newIssuePrices(mine)[turn.draw() < 0.5 ? 'min' : 'max'];
    return most(turn, 'share.issue', mine.lots / 2, (lots) => ({ lots, price }));
  },
  subscribe: subscribeMost,
  buy: async (turn) => {
    const airline = pick(turn.draw, await listings(turn))?.airline;
    return most(turn, 'share.order', 300, (lots) => ({ airline, side: 'buy', lots }));
  },
  sell: async (turn) => {
    const held = pick(turn.draw, await heldBy(turn.me));
    if (!held) return false;
    return most(turn, 'share.order', held.lots, (lots) => ({ airline: held.issuer, side: 'sell', lots }));
  },
  'pass high': (turn) => passShares(turn, 'max', 3_000),
  'pass low': (turn) => passShares(turn, 'min', 3_000),
  'push the price': async (turn) => {
    let isDone = false;
    for (let day = 0; day < 8; day++) {
      isDone = (await passShares(turn, 'max', 1)) || isDone;
      await turn.group.pass(23);
    }
    return isDone;
  },
  'buy back': async (turn) => {
    const { group, me, other } = turn;
    const airline = me.airline.id;
    const held = (await heldBy(other)).find(({ issuer }) => issuer === airline);
    const book = (await call(group.server, `/api/am/book?airline=${airline}`, { token: me.token }))
      .json as unknown as Book;
    if (!held || !book.max) return false;
    const limit = book.max;
    await most(turn, 'share.order', held.lots, (lots) => ({ airline, side: 'sell', lots, limit }), other);
    return most(turn, 'share.buyback', held.lots, (lots) => ({ lots, limit }));
  },
  dividend: (turn) => most(turn, 'share.dividend', 5_000, (cents) => ({ cents })),
  tender: async (turn) => {
    const { group, me, draw } = turn;
    const wanted = pick(draw, await listings(turn));
    if (!wanted) return false;
    const path = `/api/am/tender?airline=${wanted.airline}`;
    const view = (await call(group.server, path, { token: me.token })).json as unknown as TenderView;
    if (!view.terms) return false;
    const price = draw() < 0.5 ? view.terms.min : view.terms.max;
    const { status, json } = await tryAct(group.server, me, 'share.tender', {
      airline: wanted.airline,
      price,
    });
    if (status !== 200) return false;
    for (const member of group.members)
      if (member !== me)
        await most(turn, 'share.accept', 10_000, (lots) => ({ tender: json.tender, lots }), member);
    return true;
  },
  'sell aircraft': async ({ group, me, other, draw }) => {
    const fleet = await me.client
      .collection('aircraft')
      .getFullList<Aircraft>({ filter: `ownership = "owned"` });
    const aircraft = pick(
      draw,
      fleet.filter(({ airline }) => airline === me.airline.id),
    );
    if (!aircraft) return false;
    const price = Math.floor((draw() < 0.5 ? 1.149 : 0.921) * (await marketValueOf(group.server, aircraft)));
    const open = await tryAct(group.server, me, 'listing.open', {
      aircraft: aircraft.id,
      price,
      offers: false,
    });
    const { listing } = open.json;
    return (await tryAct(group.server, other, 'listing.buy', { listing, price })).status === 200;
  },
  'buy aircraft': async ({ group, me }) => {
    if ((await group.cashOf(me)) < 60_000_000) return false;
    await group.buyOne(me);
    return true;
  },
  'delete and found': async ({ group, me, draw }) => {
    if (group.members.length < 2 || draw() < 0.9) return false;
    await group.leave(me);
    await group.join();
    return true;
  },
  wait: async ({ group, draw }) => {
    await group.pass(draw() < 0.5 ? 73 : 169);
    return true;
  },
};
