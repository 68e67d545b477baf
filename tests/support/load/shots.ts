import { WORLD_ID } from '#game/tables/world.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { PRICE } from '#tests/bench/world/listings.ts';
import { type Crowd, LOAN, LOAN_OFFER } from './crowd.ts';
import { TRADE_KINDS, tradeShot } from './exchange.ts';
import type { Shot } from './open-loop.ts';

const records = (collection: string, query: string) => `/api/collections/${collection}/records?${query}`;

/** Requests of pages: lists of own records, the world, all airports, the page itself. */
const READS = (airports: string): readonly string[] => [
  records('route', 'perPage=500&skipTotal=1'),
  records('aircraft', 'perPage=500&skipTotal=1'),
  records('ledger', 'perPage=100&skipTotal=1&sort=-minute'),
  `/api/collections/world/records/${WORLD_ID}`,
  airports,
  '/',
];

/** One page load in ten is a first visit. */
const FIRST_VISITS = 10;
/** Kinds of actions below, apart from those on the exchange. */
const OTHER_KINDS = 9;
/** Each kind of action has one turn. The last one changes rules, which nothing rejects. */
const TURNS = OTHER_KINDS + TRADE_KINDS + 1;
/** Cents per share of an offer for an airline: within the limits of everybody's. */
const OFFER = Math.round(PRICE * 1.28);

/**
 * Actions that the server may reject: colours change once per week, slots are auctioned in full hours only, prices
 * move, nobody trades their own shares, loans and orders have limits, shares do not change during an offer, and nobody
 * controls anybody, so no merger can be carried out or agreed to. See `tradeShot` for the exchange.
 */
function rejectableAction(
  count: number,
  { players, pair, loanRate, trade }: Crowd,
): (Pick<Shot, 'path' | 'body'> & Partial<Pick<Shot, 'token'>>) | null {
  const airline = players[count % players.length]?.airline;
  const colour = (count % 0x1000000).toString(16).padStart(6, '0').toUpperCase();
  const turn = count % TURNS;
  if (turn >= OTHER_KINDS && turn < TURNS - 1)
    return tradeShot(trade, turn - OTHER_KINDS, Math.floor(count / TURNS));
  switch (turn) {
    case 0:
      return { path: '/api/am/act/airline.change', body: { colour_primary: `#${colour}` } };
    case 1:
      return {
        path: '/api/am/act/slot.bid',
        body: { airport: pair.from, hours: [count % HOURS_A_WEEK], lots: 1, price: 1_000 },
      };
    case 2:
      return { path: '/api/am/act/share.order', body: { airline, side: 'buy', lots: 1, limit: PRICE } };
    case 3:
      return { path: '/api/am/act/loan.take', body: { ...LOAN, rate: loanRate } };
    case 4:
      return { path: '/api/am/act/share.buyback', body: { lots: 1, limit: PRICE } };
    case 5:
      return { path: '/api/am/act/share.issue', body: { lots: 10, price: PRICE } };
    case 6:
      return { path: '/api/am/act/share.tender', body: { airline, price: OFFER } };
    case 7:
      return { path: '/api/am/act/share.merge', body: { airline } };
    case 8:
      return { path: '/api/am/act/share.consent', body: { airline, agree: true } };
    default:
      return null;
  }
}

/** Returns a function that makes players' requests, mixed in the given proportion. */
export function playing(
  crowd: Crowd,
  airports: string,
  { reads, actions }: { reads: number; actions: number },
): (count: number) => Shot {
  const { players } = crowd;
  const paths = READS(airports);
  const turn = reads + actions;
  return (count) => {
    const { token = '' } = players[(count * 7) % players.length] ?? {};
    // Spread evenly: an action is due whenever their share of the requests so far grows by one.
    const isAction = Math.floor(((count + 1) * actions) / turn) > Math.floor((count * actions) / turn);
    if (isAction) {
      const index = Math.floor((count * actions) / turn);
      const rejectable = rejectableAction(index, crowd);
      if (rejectable) return { kind: 'action', method: 'POST', token, isRejectable: true, ...rejectable };
      const body = { drop_late_after: 60 + (count % 600) };
      return { kind: 'action', method: 'POST', path: '/api/am/act/rules.set', token, body };
    }
    const path = paths[count % paths.length] ?? '/';
    // Most visitors have cached the airports on an earlier visit.
    const isKept = path === airports && Math.floor(count / paths.length) % FIRST_VISITS !== 0;
    const headers = isKept ? { 'if-modified-since': new Date().toUTCString() } : undefined;
    return { kind: 'read', method: 'GET', path, token, headers };
  };
}

/** Returns a function that makes players' requests for data that hooks compute, in turn. */
export function reading({ players, pair: { from, to } }: Crowd): (count: number) => Shot {
  const fares = `fares?from=${from}&to=${to}`;
  const airline = `airline=${players[0]?.airline}`;
  const names = ['traffic', 'catchments', 'delivery', 'ranking', 'moves', 'bank', fares];
  names.push('shares', `book?${airline}`, `share-listing?${airline}`, 'statement?by=week');
  const paths = [...names.map((name) => `/api/am/${name}`), LOAN_OFFER];
  return (count) => {
    const token = players[count % players.length]?.token ?? '';
    const path = paths[count % paths.length] ?? '/';
    // The bank lends no more to an airline that has borrowed its limit.
    return { kind: 'read', method: 'GET', path, token, isRejectable: path === LOAN_OFFER };
  };
}
