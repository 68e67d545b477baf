import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns a line of a release's list of checksums. */
export const sumLine = (name: string, data: Uint8Array): string =>
  `${createHash('sha256').update(data).digest('hex')}  ${name}\n`;

/** Serves files by path on a free port of 127.0.0.1. Any other path gives a 404. */
export async function serveFiles(
  files: Record<string, Uint8Array | string>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
