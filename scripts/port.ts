import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Returns why this process cannot listen on that port of 127.0.0.1, or undefined if it can. */
function listenError(port: number): Promise<string | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}

/** Throws a Problem if this process cannot listen on that port of 127.0.0.1. */
export async function checkPort(port: number): Promise<void> {
  const code = await listenError(port);
  if (code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1}.`,
    );
  }
  if (code) throw new Problem(`Port ${port} cannot be used (${code}). Set PORT to another one.`);
}

/**
 * First candidate port and number of candidates: below the range that systems assign to outgoing connections.
 */
const [FIRST, PORTS] = [20_000, 12_000];
let next = (process.pid * 97) % PORTS;

/**
 * Returns a port of 127.0.0.1 on which nothing listens. Each process starts its search at a different port.
 * Otherwise two simultaneous searches could find the same one, and one server would answer for both.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST + next;
    next = (next + 1) % PORTS;
    if (!(await listenError(port))) return port;
  }
  throw new Error('no free port');
}
