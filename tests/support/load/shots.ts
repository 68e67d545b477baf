import { WORLD_ID } from '#game/tables/world.ts';
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
/** One action in five changes the airline's colours. */
const CHANGES = 5;

/** Returns a function that makes players' requests, mixed in the given proportion. */
export function playing(
  { players }: Crowd,
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
      if (index % CHANGES === 0) {
        // Accepted once per game week.
        const body = {
          colour_primary: `#${(count % 0x1000000).toString(16).padStart(6, '0').toUpperCase()}`,
        };
        const path = '/api/am/act/airline.change';
        return { kind: 'action', method: 'POST', path, token, body, isRejectable: true };
      }
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
export function reading({ players }: Crowd): (count: number) => Shot {
  const paths = ['traffic', 'catchments', 'delivery', 'ranking', 'moves'].map((name) => `/api/am/${name}`);
  return (count) => {
    const token = players[count % players.length]?.token ?? '';
    return { kind: 'read', method: 'GET', path: paths[count % paths.length] ?? '/', token };
  };
}
