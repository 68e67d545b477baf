import { get, type IncomingMessage } from 'node:http';
import { WORLD_ID } from '#game/tables/world.ts';
import { call } from '../api.ts';
import type { Crowd } from './crowd.ts';

/** Open live streams and the number of their events. */
export interface Streams {
  events: () => number;
  close: () => void;
}

const connect = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(`${url}/api/realtime`, { agent: false }, resolve).on('error', reject));

/** Resolves with the id that the server gives a new stream. */
const clientId = (stream: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => {
      const id = /"clientId":"([^"]+)"/.exec(chunk.toString())?.[1];
      if (id) resolve(id);
      else reject(new Error(`no stream: ${chunk.toString().slice(0, 200)}`));
    });
  });

/** Opens live streams as the page does: each subscribes to the world, the player's own airline and messages. */
export async function openStreams({ server, players }: Crowd, count: number): Promise<Streams> {
  const streams: IncomingMessage[] = [];
  let events = 0;
  for (let index = 0; index < count; index++) {
    const player = players[index % players.length];
    if (!player) throw new RangeError('a crowd without players');
    const stream = await connect(server.url);
    const id = await clientId(stream);
    stream.on('data', () => {
      events += 1;
    });
    stream.on('error', () => undefined);
    const subscriptions = [`world/${WORLD_ID}`, `airline/${player.airline}`, 'message/*'];
    const { status } = await call(server, '/api/realtime', {
      body: { clientId: id, subscriptions },
      token: player.token,
    });
    if (status !== 204) throw new Error(`subscribing answered ${status}`);
    streams.push(stream);
  }
  return { events: () => events, close: () => streams.forEach((stream) => void stream.destroy()) };
}
