import { setTimeout as sleep } from 'node:timers/promises';
import type { TenderView } from '#game/payloads/shares.ts';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import { call, type Founder } from './api.ts';
import { type FlyingAirline, flyingAirline } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { act, tryAct } from './world.ts';

const PERCENT = 20;
/** Cents per share: a little below what the airlines start with. */
const PRICE = 2_400;

/** A flying airline that takes over another one. */
export interface Takeover {
  taker: FlyingAirline;
  /** Has a route of the taker, and one of its own. */
  target: FlyingAirline;
}

/** Founds both, and offers a fifth of the target to the taker and to others. */
export async function offerTarget(server: TestServer, others: readonly Founder[]): Promise<Takeover> {
  const taker = await flyingAirline(server, 'Taker Air', 1, 400);
  const target = await flyingAirline(server, 'Target Air', 2, 410);
  await act(server, target, 'share.float', { percent: PERCENT, price: PRICE });
  const lots = airlineLimit(issueLots(PERCENT));
  for (const one of [taker, ...others])
    await act(server, one, 'share.subscribe', { airline: target.airline.id, lots });
  return { taker, target };
}

/** Makes the taker's offer for the listed target. Others accept it with all they have, so it succeeds at its end. */
export async function offerTakeover(
  server: TestServer,
  { taker, target }: Takeover,
  holders: readonly Founder[],
): Promise<void> {
  const airline = target.airline.id;
  const { json } = await call(server, `/api/am/tender?airline=${airline}`, { token: taker.token });
  const price = (json as unknown as TenderView).terms?.min ?? 0;
  const { tender } = await act(server, taker, 'share.tender', { airline, price });
  for (const holder of holders) {
    const held = await holder.client.collection('holding').getFirstListItem(`issuer = "${airline}"`);
    await act(server, holder, 'share.accept', { tender: String(tender), lots: Number(held.lots) });
  }
}

/**
 * Lets the target consent, withdraw and consent again, and the taker merge it as soon as it can. The server may reject
 * anything, or be killed.
 * @returns a function that stops them
 */
export function keepMerging(server: TestServer, { taker, target }: Takeover): () => Promise<void> {
  let isOver = false;
  const play = async () => {
    while (!isOver) {
      try {
        const agree = { airline: taker.airline.id, agree: true };
        await tryAct(server, target, 'share.consent', agree);
        if (Math.random() < 0.3) await tryAct(server, target, 'share.consent', { ...agree, agree: false });
        await tryAct(server, taker, 'share.merge', { airline: target.airline.id });
      } catch {
        // The server was killed.
      }
      await sleep(20 * Math.random());
    }
  };
  const all = play();
  return async () => {
    isOver = true;
    await all;
  };
}
