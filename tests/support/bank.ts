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
