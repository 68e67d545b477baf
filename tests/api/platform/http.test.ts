import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicConfigSchema } from '#game/platform/config/public-config.ts';
import { VERSION } from '#scripts/pocketbase/version.ts';
import { call, newPerson } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const INDEX = '<!doctype html><title>Airline Manager</title><div id="root"></div>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

let server: TestServer;
let build: TestBuild;

beforeAll(async () => {
  build = await makeTestBuild({
    pages: {
      'index.html': INDEX,
      'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/index-AbC123.js': SCRIPT,
      'assets/index-AbC123.js.gz': gzipSync(SCRIPT),
      'assets/index-AbC123.css': 'body{}',
      'assets/inter-AbC123.woff2': Buffer.from('wOF2'),
    },
  });
  server = await startServer({
    build: build.dir,
    env: {
      AM_TILES_SATELLITE_URL: 'https://{s}.tiles.example.org/{z}/{x}/{y}.jpg?k={key}',
      AM_TILES_SATELLITE_KEY: 'se cret',
      AM_TILES_SATELLITE_ATTRIBUTION: '<script>alert(1)</script> [Example](https://example.org/terms)',
      AM_TILES_CHART: 'off',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  build?.remove();
});

describe('pages', () => {
  for (const path of [
    '/',
    '/signin/',
    '/signin',
    '/verify?token=a.b.c',
    '/route/nothing/',
    '/über/',
    '/a.b/c/',
  ])
    it(`${path} is index.html, revalidated each time`, async () => {
      const { status, headers, text } = await call(server, path);
      expect([status, text]).toEqual([200, INDEX]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      const again = await call(server, path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
    });

  it('have the security headers', async () => {
    const { headers } = await call(server, '/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': [
        "'self'",
        'data:',
        'blob:',
        'https://*.tiles.example.org',
        'https://tilecache.rainviewer.com',
      ],
      'connect-src': ["'self'", 'https://api.rainviewer.com'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('respond to HEAD like GET, without the body', async () => {
    const { status, headers, text } = await call(server, '/signin/', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-security-policy')).toBeTruthy();
  });

  for (const method of ['POST', 'PUT', 'DELETE'])
    it(`reject ${method}`, async () => {
      expect((await call(server, '/signin/', { method })).status).toBe(404);
    });
});

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    for (const [path, type] of [
      ['/assets/index-AbC123.js', 'text/javascript; charset=utf-8'],
      ['/assets/index-AbC123.css', 'text/css; charset=utf-8'],
      ['/assets/inter-AbC123.woff2', 'font/woff2'],
    ]) {
      const { status, headers } = await call(server, path ?? '');
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('are sent compressed to clients that accept gzip', async () => {
    const zipped = await call(server, '/assets/index-AbC123.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
    expect(zipped.text).toBe(SCRIPT);
    const plain = await call(server, '/assets/index-AbC123.js', {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, SCRIPT]);
    // Files without a compressed copy are sent unchanged.
    const style = await call(server, '/assets/index-AbC123.css', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([style.headers.get('content-encoding'), style.text]).toEqual([null, 'body{}']);
  });

  it('without a hash are revalidated by their content', async () => {
    const { headers } = await call(server, '/favicon.svg');
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    expect((await call(server, '/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await call(server, '/favicon.svg', { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(
      200,
    );
  });

  for (const path of [
    '/assets/index-gone.js',
    '/assets/',
    '/assets/none',
    '/assets',
    '/assets/%2e%2e%2findex.html.gz',
    '/nothing.txt/',
    '/none.png',
    '/deep/er/none.map',
    '/.env',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpb_hooks/lib.js',
  ])
    it(`${path} is a plain 404 that is not cached`, async () => {
      const { status, headers, text } = await call(server, path);
      expect([status, text]).toEqual([404, 'Not found']);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(headers.get('cache-control')).toBe('no-store');
    });

  it('redirect from /index.html to /', async () => {
    const { status, headers } = await call(server, '/index.html');
    expect([status, headers.get('location')]).toEqual([301, '/']);
  });
});

describe('calls', () => {
  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/none'],
    ['GET', '/api/am/none'],
    ['POST', '/api/am/none'],
    ['DELETE', '/api/am/config'],
    ['GET', '/api/am/world'],
    ['GET', '/api/am/files/'],
    ['GET', '/api/am/files/..%2fdata.db'],
    ['GET', '/api/am/files/%2e%2e/data.db'],
    ['GET', '/api/none.js'],
  ] as const)
    it(`${method} ${path} gives a 404 in JSON`, async () => {
      const { status, headers, json } = await call(server, path, { method });
      expect([status, json.status, json.data]).toEqual([404, 404, {}]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    });

  it('include the server’s health for everybody', async () => {
    expect((await call(server, '/api/health')).status).toBe(200);
  });

  it('include the dashboard, with its own policy', async () => {
    const { status, headers, text } = await call(server, '/_/');
    expect(status).toBe(200);
    expect((await call(server, '/_')).headers.get('location')).toBe('/_/');
    expect(text).toContain('<html');
    expect(headers.get('content-security-policy')).not.toContain("default-src 'none'");
    const script = /src="\.?\/?([^"]+\.js)"/.exec(text)?.[1] ?? '';
    expect((await call(server, `/_/${script}`)).status).toBe(200);
  });
});

describe('GET /api/am/config', () => {
  it('gives version, tiles and mail, and is not cached', async () => {
    const { status, headers, json } = await call(server, '/api/am/config');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const config = publicConfigSchema.parse(json);
    expect(config.version).toBe(VERSION);
    expect(config.tiles.chart).toBeNull();
    expect(config.tiles.satellite).toEqual({
      url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.jpg?k=se%20cret',
      attribution:
        '&lt;script&gt;alert(1)&lt;/script&gt; <a href="https://example.org/terms" target="_blank" rel="noopener noreferrer">Example</a>',
      maxZoom: 14,
    });
    expect(config.tiles.weather).toMatchObject({
      url: 'https://tilecache.rainviewer.com{frame}/256/{z}/{x}/{y}/2/1_1.png',
      frames: 'https://api.rainviewer.com/public/weather-maps.json',
      maxZoom: 7,
    });
  });
});

describe('a bug in our own code', () => {
  for (const [what, wrapper, path, body] of [
    ['in a call', 'broken-call', '/api/am/research', undefined],
    ['in a page', 'broken-page', '/', undefined],
    [
      'in a hook',
      'broken-hook',
      '/api/collections/users/records',
      { email: 'a@example.test', password: 'correct-horse', passwordConfirm: 'correct-horse' },
    ],
  ] as const)
    it(`${what} gives a 500 and is logged`, async () => {
      const broken = await makeTestBuild({ pages: { 'index.html': INDEX }, wrappers: [wrapper] });
      const server = await startServer({ build: broken.dir });
      try {
        const token = wrapper === 'broken-call' ? (await newPerson(server)).token : undefined;
        const { status, json } = await call(server, path, { body, token });
        expect([status, json.message, json.data]).toEqual([
          500,
          'Something went wrong on the server. Its log says what.',
          {},
        ]);
        expect(server.log()).toMatch(/failed: TypeError: .*'boom'/);
      } finally {
        await server.stop();
        broken.remove();
      }
    });
});
