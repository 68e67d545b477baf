import { WORLD_ID } from '#game/tables/world.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import type { Crowd } from './crowd.ts';
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
/** One action in five changes the airline's colours, another one bids for slots. */
const TURNS = 5;

/** Actions that the server may reject: colours change once per week, and slots are auctioned in full hours only. */
function rejectableAction(count: number, from: string): Pick<Shot, 'path' | 'body'> | null {
  if (count % TURNS === 0) {
    const colour = (count % 0x1000000).toString(16).padStart(6, '0').toUpperCase();
    return { path: '/api/am/act/airline.change', body: { colour_primary: `#${colour}` } };
  }
  if (count % TURNS === 1)
    return {
      path: '/api/am/act/slot.bid',
      body: { airport: from, hours: [count % HOURS_A_WEEK], lots: 1, price: 1_000 },
    };
  return null;
}

/** Returns a function that makes players' requests, mixed in the given proportion. */
export function playing(
  { players, pair }: Crowd,
  airports: string,
  { reads, actions }: { reads: number; actions: number },
): (count: number) => Shot {
  const paths = READS(airports);
  const turn = reads + actions;
  return (count) => {
    const { token = '' } = players[(count * 7) % players.length] ?? {};
    // Spread evenly: an action is due whenever their share of the requests so far grows by one.
    const isAction = Math.floor(((count + 1) * actions) / turn) > Math.floor((count * actions) / turn);
    if (isAction) {
      const index = Math.floor((count * actions) / turn);
      const rejectable = rejectableAction(index, pair.from);
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
  const names = ['traffic', 'catchments', 'delivery', 'ranking', 'moves', 'bank', fares];
  const paths = names.map((name) => `/api/am/${name}`);
  return (count) => {
    const token = players[count % players.length]?.token ?? '';
    return { kind: 'read', method: 'GET', path: paths[count % paths.length] ?? '/', token };
  };
}
