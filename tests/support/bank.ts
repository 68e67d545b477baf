import type PocketBase from 'pocketbase';
import type { Bank } from '#game/payloads/bank.ts';
import { call } from './api.ts';
import type { TestServer } from './server.ts';

/** Returns a player's credit as the banking page would show it. */
export async function bankOf(server: TestServer, player: { token: string }): Promise<Bank> {
  const { status, json, text } = await call(server, '/api/am/bank', { token: player.token });
  if (status !== 200) throw new Error(`bank: ${status} ${text}`);
  return json as unknown as Bank;
}

/** Returns the yearly rate of an unsecured loan for a player. */
export const unsecuredRate = async (server: TestServer, player: { token: string }): Promise<number> =>
  (await bankOf(server, player)).rates.unsecured ?? 0;

/** Books tickets of four weeks and their costs, so that an airline that has flown for long can borrow. */
export async function letHaveEarned(
  superuser: PocketBase,
  airline: string,
  { amount, minute }: { amount: number; minute: number },
): Promise<void> {
  const entry = { airline, at: '2026-01-01 00:00:00.000Z', minute };
  await superuser.collection('ledger').create({ ...entry, category: 'tickets', amount });
  await superuser.collection('ledger').create({ ...entry, category: 'overhead', amount: -amount });
}
