import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES, type Config, readConfig, unknownVariables } from '#game/platform/config/config.ts';
import { attributionHtml, TILE_DEFAULTS, tileOrigins } from '#game/platform/config/tiles.ts';

function read(env: Record<string, string | undefined> = {}): Config {
  const result = readConfig(env);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.config;
}

function problems(env: Record<string, string>): string[] {
  const result = readConfig(env);
  return 'problems' in result ? result.problems : [];
}

const MAIL = { AM_SMTP_HOST: 'mail.example.org', AM_SMTP_FROM: 'post@example.org' };

describe('without any variable', () => {
  it('everything has a working default', () => {
    const config = read();
    expect(config).toMatchObject({
      port: 8090,
      dataDir: './pb_data',
      publicUrl: 'http://127.0.0.1:8090',
      superuser: null,
      smtp: null,
      verifiedOnly: false,
      trustedProxy: null,
    });
    for (const layer of Object.values(config.tiles)) expect(layer?.url).not.toContain('{key}');
  });

  it('an empty one counts as not set, as in compose files', () => {
    expect(read(Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, ''])))).toEqual(read());
    expect(read(Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, '  '])))).toEqual(read());
  });
});

describe('the public address', () => {
  it('contains the port', () => {
    expect(read({ PORT: '3000' }).publicUrl).toBe('http://127.0.0.1:3000');
  });
  for (const [given, kept] of [
    ['https://airline.example.org', 'https://airline.example.org'],
    ['https://airline.example.org/', 'https://airline.example.org'],
    ['http://192.168.1.7:8090', 'http://192.168.1.7:8090'],
    ['http://[::1]:8090', 'http://[::1]:8090'],
    [' https://a.b ', 'https://a.b'],
  ] as const)
    it(`may be ${given}`, () => expect(read({ AM_PUBLIC_URL: given }).publicUrl).toBe(kept));
  for (const given of [
    'a.b',
    '//a.b',
    'ftp://a.b',
    'https://a.b/c',
    'https://a.b?x',
    'https://u:p@a.b',
    'https://a b',
  ])
    it(`may not be ${given}`, () => expect(problems({ AM_PUBLIC_URL: given })).toHaveLength(1));
});

describe('mail', () => {
  it('defaults to port 587 without TLS from the start, and 465 with it', () => {
    expect(read(MAIL).smtp).toMatchObject({ port: 587, tls: false, username: '', password: '' });
    expect(read({ ...MAIL, AM_SMTP_PORT: '465' }).smtp).toMatchObject({ port: 465, tls: true });
    expect(read({ ...MAIL, AM_SMTP_PORT: '465', AM_SMTP_TLS: 'false' }).smtp?.tls).toBe(false);
  });
  for (const [word, tls] of [
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['yes', true],
    ['false', false],
    ['0', false],
    ['no', false],
  ] as const)
    it(`AM_SMTP_TLS=${word}`, () => expect(read({ ...MAIL, AM_SMTP_TLS: word }).smtp?.tls).toBe(tls));
  it('accepts a sender with and without a name', () => {
    expect(read(MAIL).smtp?.from).toEqual({ name: 'Airline Manager', address: 'post@example.org' });
    expect(read({ ...MAIL, AM_SMTP_FROM: 'The Post <post@example.org>' }).smtp?.from).toEqual({
      name: 'The Post',
      address: 'post@example.org',
    });
  });
  it('keeps a password unchanged, including spaces', () => {
    expect(read({ ...MAIL, AM_SMTP_PASSWORD: ' p w ' }).smtp?.password).toBe(' p w ');
  });
});

describe('tiles', () => {
  it('can be turned off individually', () => {
    const { tiles } = read({ AM_TILES_WEATHER: 'off' });
    expect(tiles.weather).toBeNull();
    expect(tiles.satellite).not.toBeNull();
    expect(read({ AM_TILES_WEATHER: 'on' }).tiles.weather).not.toBeNull();
  });

  it('can come from another service, with a key, within the product’s zoom limits', () => {
    const { chart } = read({
      AM_TILES_CHART_URL: 'https://{s}.charts.example.org/{z}/{x}/{y}.png?key={key}',
      AM_TILES_CHART_KEY: 'a/b&c',
    }).tiles;
    expect(chart).toEqual({
      url: 'https://{s}.charts.example.org/{z}/{x}/{y}.png?key=a%2Fb%26c',
      attribution: 'Tiles: charts.example.org',
      minZoom: 7,
      maxZoom: 8,
    });
  });

  it('name the list of frames only if the address contains a frame', () => {
    expect(read().tiles.weather?.frames).toBeTruthy();
    const own = read({ AM_TILES_WEATHER_URL: 'https://w.example.org/{z}/{x}/{y}.png' }).tiles.weather;
    expect(own).not.toHaveProperty('frames');
  });

  it('credit the provider, with a link, in every default', () => {
    for (const { attribution } of Object.values(TILE_DEFAULTS))
      expect(attributionHtml(attribution)).toMatch(
        /<a href="https:\/\/[^"]+" target="_blank" rel="noopener noreferrer">/,
      );
  });

  it('give the hosts for the page’s security policy', () => {
    expect(tileOrigins(read().tiles)).toEqual({
      images: [
        'https://tiles.maps.eox.at',
        'https://tilecache.rainviewer.com',
        'https://nwy-tiles-api.prod.newaydata.com',
      ],
      data: ['https://api.rainviewer.com'],
    });
    const off = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };
    expect(tileOrigins(read(off).tiles)).toEqual({ images: [], data: [] });
  });

  for (const url of [
    'https://e.org/{z}/{x}/{y};script-src *',
    "https://e.org/{z}/{x}/{y}' *",
    'https://e.org/{z}/{x}/{y} https://evil.example',
    'https://*/{z}/{x}/{y}',
    'javascript:{z}{x}{y}',
    'https:///{z}/{x}/{y}',
  ])
    it(`cannot extend the security policy: ${url}`, () =>
      expect(problems({ AM_TILES_CHART_URL: url })).toHaveLength(1));

  it('have attributions of text and links only, for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = attributionHtml(text);
        expect(
          html.replace(/<a href="https?:\/\/[^"<>]*" target="_blank" rel="noopener noreferrer">|<\/a>/g, ''),
        ).not.toMatch(/[<>"]/);
      }),
    );
  });
});

describe('a sentence names a bad setting', () => {
  const NAMED: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT \("http"\) must be a port/],
    [{ PORT: '0' }, /PORT \("0"\) must be a port/],
    [{ PORT: '65536' }, /PORT \("65536"\)/],
    [
      { AM_PUBLIC_URL: 'airline.example.org' },
      /AM_PUBLIC_URL \("airline\.example\.org"\) must be an address/,
    ],
    [{ AM_PUBLIC_URL: 'https://example.org/game' }, /AM_PUBLIC_URL .* without a path/],
    [{ AM_SUPERUSER_EMAIL: 'me', AM_SUPERUSER_PASSWORD: 'long-enough' }, /AM_SUPERUSER_EMAIL \("me"\)/],
    [
      { AM_SUPERUSER_EMAIL: 'a@b.cc', AM_SUPERUSER_PASSWORD: 'short' },
      /AM_SUPERUSER_PASSWORD must have at least 8/,
    ],
    [{ AM_SUPERUSER_EMAIL: 'a@b.cc' }, /AM_SUPERUSER_PASSWORD must be set if/],
    [{ AM_SUPERUSER_PASSWORD: 'long-enough' }, /AM_SUPERUSER_EMAIL must be set if/],
    [{ AM_SMTP_HOST: 'mail.example.org:587', AM_SMTP_FROM: 'a@b.cc' }, /AM_SMTP_HOST .* without a port/],
    [{ AM_SMTP_HOST: 'mail.example.org' }, /AM_SMTP_FROM must be set/],
    [
      { AM_SMTP_HOST: 'mail.example.org', AM_SMTP_FROM: 'me' },
      /AM_SMTP_FROM \("me"\) must be an email address/,
    ],
    [{ AM_SMTP_USERNAME: 'me' }, /AM_SMTP_USERNAME is set, but AM_SMTP_HOST is not/],
    [{ AM_SMTP_HOST: 'm.example.org', AM_SMTP_FROM: 'a@b.cc', AM_SMTP_PORT: 'x' }, /AM_SMTP_PORT \("x"\)/],
    [
      { AM_SMTP_HOST: 'm.example.org', AM_SMTP_FROM: 'a@b.cc', AM_SMTP_TLS: 'maybe' },
      /AM_SMTP_TLS \("maybe"\)/,
    ],
    [{ AM_TILES_WEATHER: 'maybe' }, /AM_TILES_WEATHER \("maybe"\) must be on or off/],
    [{ AM_TILES_CHART_URL: 'https://example.org/tiles' }, /AM_TILES_CHART_URL .* must contain \{z\}/],
    [{ AM_TILES_CHART_URL: 'ftp://e.org/{z}/{x}/{y}' }, /AM_TILES_CHART_URL .* http/],
    [{ AM_TILES_SATELLITE_URL: 'https://e.org/{z}/{x}/{y}?k={key}' }, /AM_TILES_SATELLITE_KEY must be set/],
    [{ AM_TILES_SATELLITE_KEY: 'tile-secret' }, /AM_TILES_SATELLITE_KEY is set, but/],
    [{ AM_TRUSTED_PROXY: 'X Forwarded' }, /AM_TRUSTED_PROXY \("X Forwarded"\) must be the name of a header/],
  ];
  for (const [env, sentence] of NAMED)
    it(
      Object.entries(env)
        .map((pair) => pair.join('='))
        .join(' '),
      () => {
        expect(problems(env)).toEqual([expect.stringMatching(sentence)]);
        expect(problems(env).join()).not.toMatch(/tile-secret|long-enough|short$/);
      },
    );
});

describe('any environment', () => {
  const environments = fc.dictionary(
    fc.constantFrom(...CONFIG_VARIABLES),
    fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.nat().map(String)),
  );

  it('gives settings, or sentences that name the variable', () => {
    fc.assert(
      fc.property(environments, (env) => {
        const result = readConfig(env);
        if ('config' in result) return;
        expect(result.problems.length).toBeGreaterThan(0);
        for (const problem of result.problems) expect(problem).toMatch(/^(PORT|DATA_DIR|AM_[A-Z_]+) .+\.$/s);
      }),
    );
  });

  it('never leads to a message with a password or key', () => {
    const secret = fc.string({ minLength: 6, unit: fc.constantFrom(...'QXZ') });
    fc.assert(
      fc.property(environments, secret, (env, word) => {
        const secrets = Object.fromEntries(
          CONFIG_VARIABLES.filter((name) => /PASSWORD|KEY/.test(name)).map((name) => [name, word]),
        );
        expect(problems({ ...env, ...secrets }).join('\n')).not.toContain(word);
      }),
    );
  });

  it('leads to a list of unknown settings', () => {
    expect(unknownVariables(['PATH', 'AM_SMPT_HOST', 'AM_PUBLIC_URL', 'AM_'])).toEqual([
      'AM_',
      'AM_SMPT_HOST',
    ]);
  });
});
