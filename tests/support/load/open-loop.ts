import { Agent, request } from 'node:http';

/** One request of a load. */
export interface Shot {
  kind: 'read' | 'action';
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the server may reject it with 400, which then counts as 200. */
  isRejectable?: boolean;
}

export interface Outcome {
  kind: Shot['kind'];
  /** HTTP status. 0 if the connection broke or no response came in time. */
  status: number;
  /**
   * Milliseconds from the start of the load until it was sent, and from then until its response was complete.
   */
  sent: number;
  taken: number;
}

const TIMEOUT_MS = 30_000;
/** Interval at which due requests are sent. */
const BEAT_MS = 5;

function fire(url: URL, agent: Agent, shot: Shot): Promise<number> {
  const body = shot.body === undefined ? undefined : JSON.stringify(shot.body);
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        path: shot.path,
        method: shot.method,
        timeout: TIMEOUT_MS,
        headers: {
          authorization: shot.token,
          'accept-encoding': 'gzip',
          ...shot.headers,
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
        },
      },
      (response) => {
        response.resume();
        const status = response.statusCode ?? 0;
        response.on('end', () => resolve(shot.isRejectable && status === 400 ? 200 : status));
        response.on('error', () => resolve(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/**
 * Sends requests at a fixed rate, regardless of pending ones, as many players do. For servers on 127.0.0.1
 * only.
 * @param rate requests per second
 */
export async function openLoop(
  base: string,
  next: (count: number) => Shot,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Outcome[]> {
  const url = new URL(base);
  if (url.hostname !== '127.0.0.1') throw new Error(`${base} is not this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
  const outcomes: Outcome[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const send = (shot: Shot) => {
    const sent = performance.now() - start;
    pending.push(
      fire(url, agent, shot).then((status) => {
        outcomes.push({ kind: shot.kind, status, sent, taken: performance.now() - start - sent });
      }),
    );
  };
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate);
    while (count < due) send(next(count++));
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  }
  await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

/** Sends `count` requests at once and resolves with all outcomes. */
export async function burst(base: string, next: (count: number) => Shot, count: number): Promise<Outcome[]> {
  const url = new URL(base);
  if (url.hostname !== '127.0.0.1') throw new Error(`${base} is not this machine`);
  const agent = new Agent({ keepAlive: false, maxSockets: count });
  const start = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const shot = next(index);
      const status = await fire(url, agent, shot);
      return { kind: shot.kind, status, sent: 0, taken: performance.now() - start };
    }),
  );
  agent.destroy();
  return outcomes;
}

/** Returns the value below which a share of the values lies. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Statuses that a server under load may respond with. */
const ACCEPTED = [200, 204, 304, 429, 503];

/** Returns the number of each other status, such as `{ 0: 3, 500: 1 }`. */
export function unexpected(outcomes: readonly Outcome[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes)
    if (!ACCEPTED.includes(status)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
