import { type Answer, call } from './api.ts';
import type { TestServer } from './server.ts';

/** Returns the path of the file that holds every airport, as GET /api/am/config names it now. */
export async function airportsPath(server: Pick<TestServer, 'url'>): Promise<string> {
  const { airports } = (await (await fetch(`${server.url}/api/am/config`)).json()) as { airports: string };
  return `/api/am/files/${airports}`;
}

/** Fetches every airport of the world in the way the page does. */
export const worldAirports = async (server: TestServer): Promise<Answer> =>
  call(server, await airportsPath(server));
