import { type CallResponse, call } from './api.ts';
import type { TestServer } from './server.ts';

/** Returns the current path of the file with all airports, from GET /api/am/config. */
export async function airportsPath(server: Pick<TestServer, 'url'>): Promise<string> {
  const { airports } = (await (await fetch(`${server.url}/api/am/config`)).json()) as { airports: string };
  return `/api/am/files/${airports}`;
}

/** Fetches all airports of the world as the page does. */
export const worldAirports = async (server: TestServer): Promise<CallResponse> =>
  call(server, await airportsPath(server));
