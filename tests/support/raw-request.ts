import { request } from 'node:http';
import type { TestServer } from './server.ts';

export interface RawRequest {
  method: string;
  path: string;
  token?: string;
  /** Sent unchanged, as JSON unless a header says otherwise. */
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Sends the body without its length. */
  chunked?: boolean;
}

export interface RawResponse {
  /** 0 if the server closed the connection without a response, as it may for a body that it has not read. */
  status: number;
  text: string;
}

const LONGEST_MS = 60_000;

/** Sends one request with Node's own client, because `fetch` rejects or corrects some requests. */
export function sendRaw(server: TestServer, call: RawRequest): Promise<RawResponse> {
  const body = call.body === undefined ? undefined : Buffer.from(call.body);
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, text });
    const outgoing = request(
      server.url + call.path,
      {
        method: call.method,
        agent: false,
        timeout: LONGEST_MS,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(body === undefined || call.chunked ? {} : { 'Content-Length': String(body.length) }),
          ...(call.token ? { Authorization: call.token } : {}),
          ...call.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        const end = () => done(response.statusCode ?? 0, Buffer.concat(chunks).toString());
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', end);
        response.on('error', end);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    // After a response, this changes nothing.
    outgoing.on('error', () => done(0, ''));
    outgoing.end(body);
  });
}
