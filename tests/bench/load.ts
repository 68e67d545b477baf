import { Agent, type RequestOptions, request } from 'node:http';
import { percentile } from '#tests/support/load/open-loop.ts';

export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface LoadResult {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
}

function send(options: RequestOptions, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends the same request from `clients` at once, each waiting for its response before the next, until
 * `seconds` or `max` requests are over. For servers on 127.0.0.1 only. Throws at the first response other
 * than 200.
 */
export async function load(
  url: string,
  what: LoadRequest,
  { clients, seconds, max }: { clients: number; seconds: number; max: number },
): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${url} is not this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const body = what.body === undefined ? undefined : JSON.stringify(what.body);
  const headers = body
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    : {};
  const options: RequestOptions = {
    agent,
    hostname,
    port,
    path: what.path,
    method: what.method ?? 'GET',
    headers: { ...headers, ...what.headers },
  };
  const times: number[] = [];
  let left = max;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const client = async () => {
    while (left > 0 && performance.now() < deadline) {
      left -= 1;
      const sent = performance.now();
      const status = await send(options, body);
      if (status !== 200) throw new Error(`${what.path} answered ${status}`);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - started) / 1000;
  return {
    rate: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    requests: times.length,
  };
}
