import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Throws a Problem when this process cannot listen on that port of 127.0.0.1. */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  const code = await new Promise<string | undefined>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1}.`,
    );
  }
  if (code) throw new Problem(`Port ${port} cannot be used (${code}). Set PORT to another one.`);
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
