import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refetchExchange } from '#web/lib/game/exchange.ts';
import { fleetQuery } from '#web/lib/game/fleet.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { KEYS } from '#web/lib/query-keys.ts';

const SOLD = 'aaaaaaaaaaaaaaa';
const KEPT = 'bbbbbbbbbbbbbbb';
/** Keys of the queries that were asked for again. */
let asked: string[];
/** Ids of the fleet as the server has it. */
let fleet: string[];
let stops: (() => void)[];

/** Shows data on a page, so that it is fetched again whenever it becomes stale. */
function show(key: readonly [typeof KEYS.exchange, ...string[]]): void {
  queryClient.setQueryData(key, {});
  const queryFn = () => {
    asked.push(key.slice(1).join(' '));
    return {};
  };
  stops.push(
    new QueryObserver(queryClient, { queryKey: key, queryFn, staleTime: 60_000 }).subscribe(() => undefined),
  );
}

beforeEach(() => {
  [asked, stops, fleet] = [[], [], [SOLD, KEPT]];
  queryClient.setQueryData(fleetQuery.queryKey, fleet.map((id) => ({ id })) as never);
  const observer = new QueryObserver(queryClient, {
    queryKey: fleetQuery.queryKey,
    queryFn: async () => {
      asked.push('fleet');
      return fleet.map((id) => ({ id })) as never;
    },
    staleTime: 60_000,
  });
  stops.push(observer.subscribe(() => undefined));
});
afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
});

it('marks listings that have ended, and fetches the rest of the exchange', async () => {
  show([KEYS.exchange, 'search']);
  queryClient.setQueryData([KEYS.exchange, 'listing', 'ended'], {});
  await refetchExchange([{ id: 'ended', aircraft: 'of a dealer', hasEnded: true }]);
  expect(queryClient.getQueryData([KEYS.exchange, 'listing', 'ended'])).toBeNull();
  expect(asked).toEqual(['search']);
});

it('does not ask for the sale of an aircraft that has just left the fleet', async () => {
  for (const id of [SOLD, KEPT]) show([KEYS.exchange, 'sale', id]);
  fleet = [KEPT];
  await refetchExchange([{ id: 'ended', aircraft: SOLD, hasEnded: true }]);
  expect(asked).toEqual(['fleet', `sale ${KEPT}`]);
});

it('asks for the sale again when its listing changes', async () => {
  show([KEYS.exchange, 'sale', KEPT]);
  await refetchExchange([{ id: 'changed', aircraft: KEPT, hasEnded: false }]);
  expect(asked).toEqual(['fleet', `sale ${KEPT}`]);
});
