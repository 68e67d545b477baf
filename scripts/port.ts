import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Why this process cannot listen on that port of 127.0.0.1; undefined: it can. */
function faultOf(port: number): Promise<string | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}

/** Throws a Problem when this process cannot listen on that port of 127.0.0.1. */
export async function checkPort(port: number): Promise<void> {
  const code = await faultOf(port);
  if (code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1}.`,
    );
  }
  if (code) throw new Problem(`Port ${port} cannot be used (${code}). Set PORT to another one.`);
}

/** The first port that is looked at and how many there are: below those that systems give out to whoever connects. */
const [FIRST, PORTS] = [20_000, 12_000];
let next = (process.pid * 97) % PORTS;

/**
 * A port of 127.0.0.1 that nothing listens on. Each process goes through them from a place of its own: two that looked for
 * one at the same time would now and then be told the same, and one server would answer for both.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST + next;
    next = (next + 1) % PORTS;
    if (!(await faultOf(port))) return port;
  }
  throw new Error('no free port');
}
