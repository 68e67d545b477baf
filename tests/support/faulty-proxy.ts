import { createServer, connect as dial, type Socket } from 'node:net';
import { freePort } from '#scripts/port.ts';

/**
 * `pass`: forwards everything. `drop`: accepts connections and loses every byte without closing, as a network that is
 * gone. Connections from that time stay dead. `buffer`: holds back the events of streams, as some proxies do.
 */
type Mode = 'pass' | 'drop' | 'buffer';

export interface FaultyProxy {
  url: string;
  /** Number of streams of events that are open. */
  streams: () => number;
  setMode: (mode: Mode) => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of a server that can be made faulty. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port: targetPort } = new URL(target);
  let mode: Mode = 'pass';
  const streams = new Set<Socket>();
  const sockets = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  const server = createServer((client) => {
    const upstream = dial(Number(targetPort), hostname);
    const end = () => {
      streams.delete(client);
      sockets.delete(client);
      client.destroy();
      upstream.destroy();
    };
    sockets.add(client);
    if (mode === 'drop') dead.add(client);
    client.on('data', (data) => {
      if (dead.has(client)) return;
      if (data.toString('latin1').startsWith('GET /api/realtime')) streams.add(client);
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      const isHeld = mode === 'buffer' && streams.has(client);
      if (!dead.has(client) && !isHeld) client.write(data);
    });
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    streams: () => streams.size,
    setMode(next) {
      mode = next;
      if (next === 'drop') for (const socket of sockets) dead.add(socket);
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
