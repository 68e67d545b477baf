import type { RawRequest } from './raw-request.ts';

/** A request's content, without its method and path. */
export interface Bomb extends Pick<RawRequest, 'body' | 'headers' | 'chunked'> {
  name: string;
  /** With its question mark. */
  query?: string;
}

/** Larger than any call accepts. */
const HUGE = 1_900_000;

/** Repeats a piece up to a number of bytes, and adds a closing piece for each. */
const repeat = (bytes: number, open: string, close = ''): string => {
  const count = Math.max(0, Math.floor(bytes / (open.length + close.length)));
  return open.repeat(count) + close.repeat(count);
};
const keys = (bytes: number): string => {
  const all = Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `"k${index}":1`);
  return all.join(',');
};

/** Returns JSON values that are hard to parse or to describe, each up to a number of bytes. */
const values = (bytes: number): Record<string, string> => ({
  'deep lists': repeat(bytes, '[', ']'),
  'deep lists, never closed': repeat(bytes, '['),
  'deep objects': `${repeat(bytes / 2, '{"a":')}1${repeat(bytes / 10, '}')}`,
  '20 levels': `${'['.repeat(18)}${']'.repeat(18)}`,
  'a wide list': `[${repeat(bytes - 4, '1,')}1]`,
  'a wide list of lists': `[${repeat(bytes - 4, '[],')}[]]`,
  'a wide object': `{${keys(bytes - 4)}}`,
  'a long string': `"${repeat(bytes - 2, 'x')}"`,
  escapes: `"${repeat(bytes - 2, '\\"')}"`,
  'escaped surrogates': `"${repeat(bytes - 2, '\\ud800')}"`,
  'swapped surrogates': `"${repeat(bytes - 2, '\\udc00\\ud800')}"`,
  'combining marks': `"e${'\u0301'.repeat(bytes / 2 - 4)}"`,
  'ligatures that grow': `"${'\ufdfa'.repeat(bytes / 3 - 2)}"`,
  'invisible characters': `"${'\u202e\u200b'.repeat(bytes / 6 - 2)}"`,
  'joined emoji': `"${'👩\u200d'.repeat(bytes / 7 - 2)}"`,
  'a zero byte': '"a\\u0000b"',
  'white space': `${repeat(bytes - 4, ' ')}1`,
  'an infinite number': '1e999',
  'a tiny number': '-1e-999',
  'a number of 400 digits': '9'.repeat(400),
  'a number of many digits': repeat(bytes, '9'),
  'a fraction of many digits': `0.${repeat(bytes - 2, '3')}`,
  'beyond whole numbers': '9007199254740993',
  'minus zero': '-0',
  'a prototype': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
});

/**
 * Bytes that are not UTF-8: a lone continuation, an overlong slash, an encoded surrogate, and a byte that
 * never occurs.
 */
const NOT_UTF8 = [[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0xff, 0xfe]];

/** One value of each kind. */
const KINDS = [
  'deep lists',
  'a wide list of lists',
  'a wide object',
  'a long string',
  'combining marks',
  'a number of many digits',
  'a prototype',
];

/** Puts the values into each of the fields in turn: all into the first one, and one of each kind into the others. */
function inFields(fields: readonly string[], bytes: number, size: string): Bomb[] {
  return fields.flatMap((field, index) => {
    const room = bytes - field.length - 6;
    return Object.entries(values(room))
      .filter(([name]) => index === 0 || KINDS.includes(name))
      .map(([name, value]) => ({ name: `${field}: ${name}, ${size}`, body: `{"${field}":${value}}` }));
  });
}

/**
 * Returns one body of each kind for each of a call's fields, and one of each kind that the server rejects while it reads
 * the body. It reads all bodies with the same code, so that only three calls need all of them (attack-targets.ts).
 */
export function bodyBombsOfKinds(fields: readonly string[], bytes: number): Bomb[] {
  const isOfKind = ({ name }: Bomb) => KINDS.some((kind) => name.includes(`: ${kind}`));
  const [field = 'a'] = fields;
  return [
    ...inFields(fields, bytes, 'as large as allowed').filter(isOfKind),
    { name: 'body: deep lists, never closed', body: repeat(bytes, '[') },
    { name: 'a huge string', body: `{"${field}":"${repeat(HUGE, 'x')}"}` },
    { name: 'broken off', body: `{"${field}":"x` },
    { name: 'nothing', body: '' },
  ];
}

/** Returns bodies, up to a number of bytes, for a call that takes objects with these fields. */
export function bodyBombs(fields: readonly string[], bytes: number): Bomb[] {
  const whole = Object.entries(values(bytes)).map(([name, body]) => ({ name: `body: ${name}`, body }));
  const [field = 'a'] = fields;
  return [
    ...whole,
    ...inFields(fields, bytes, 'as large as allowed'),
    ...NOT_UTF8.map((broken) => ({
      name: `${field}: the bytes ${broken.map((byte) => byte.toString(16)).join(' ')}`,
      body: Buffer.concat([Buffer.from(`{"${field}":"`), Buffer.from(broken), Buffer.from('"}')]),
    })),
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((key) => ({
      name: `a key ${key}`,
      body: `{"${key}":1}`,
    })),
    { name: 'repeated keys', body: `{${repeat(bytes - 4, `"${field}":1,`)}"${field}":1}` },
    { name: 'empty keys', body: `{${repeat(bytes - 8, '"":1,')}"":1}` },
    { name: 'a long key', body: `{"${repeat(bytes - 8, 'k')}":1}` },
    { name: 'a huge string', body: `{"${field}":"${repeat(HUGE, 'x')}"}` },
    { name: 'unknown keys, huge', body: `{${keys(HUGE)}}` },
    { name: 'broken off', body: `{"${field}":"x` },
    { name: 'broken off after a backslash', body: `{"${field}":"\\` },
    { name: 'broken off in an escape', body: `{"${field}":"\\ud8` },
    { name: 'nothing', body: '' },
    { name: 'quotes', body: repeat(bytes, '"') },
    { name: 'backslashes', body: repeat(bytes, '\\') },
    { name: 'chunked and huge', body: `{"${field}":"${repeat(HUGE, 'x')}"}`, chunked: true },
    { name: 'compressed, as it says', body: '{}', headers: { 'Content-Encoding': 'gzip' } },
    ...formBombs(field, bytes),
  ];
}

/**
 * Returns bodies of every kind that are larger than any call accepts. The server rejects them by their length
 * before a call sees them, so one call with each way to set its limit is enough.
 */
export const hugeBombs = (field: string): Bomb[] => inFields([field], HUGE, 'huge');

/** Returns bodies of the other types that PocketBase reads. */
function formBombs(field: string, bytes: number): Bomb[] {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const parts = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return [
    { name: 'a form of many fields', headers: form, body: repeat(bytes, 'a=1&') },
    { name: 'a form with JSON inside', headers: form, body: `@jsonPayload=${repeat(bytes - 20, '[')}` },
    { name: 'many parts', headers: parts, body: `${repeat(bytes - 10, part(field, '1'))}--x--` },
    {
      name: 'a part with JSON inside',
      headers: parts,
      body: `${part('@jsonPayload', repeat(bytes - 200, '['))}--x--`,
    },
    { name: 'XML', headers: { 'Content-Type': 'text/xml' }, body: repeat(bytes, '<a>') },
  ];
}

const queryOf = (name: string, query: string): Bomb => ({ name: `query: ${name}`, query: `?${query}` });

const longQueries = (name: string): Bomb[] => [
  queryOf(`long ${name}`, `${name}=${repeat(900_000, 'x')}`),
  queryOf(`${name} of conditions`, `${name}=${repeat(60_000, 'id=1%7C%7C')}id=1`),
];
const notUtf8Query = (name: string): Bomb =>
  queryOf(`${name} that is no UTF-8`, `${name}=%ff%c0%af%ed%a0%80`);

/**
 * Returns one query of each kind for a call. The server rejects long ones before it reads a name (commands.pb.ts), so
 * that they need only one of the parameters.
 */
export const queryBombsOfKinds = (parameters: readonly string[]): Bomb[] => [
  ...parameters.slice(0, 1).flatMap(longQueries),
  ...parameters.map(notUtf8Query),
];

/** Returns all queries for a call with these parameters. */
export function queryBombs(parameters: readonly string[]): Bomb[] {
  return [
    ...parameters.flatMap((name) => [
      ...longQueries(name),
      notUtf8Query(name),
      queryOf(`${name} of brackets`, `${name}=${repeat(60_000, '(')}`),
      queryOf(`${name} of commas`, `${name}=${repeat(60_000, 'a,')}`),
      queryOf(`${name} of dots`, `${name}=${repeat(60_000, 'a.')}`),
      queryOf(`${name} with a zero byte`, `${name}=a%00b`),
      queryOf(`${name} called constructor`, `${name}=constructor`),
      queryOf(`${name} of modifiers`, `${name}=${repeat(60_000, 'id:excerpt(1),')}`),
    ]),
    queryOf('many parameters', repeat(900_000, 'a=1&')),
    queryOf('repeated parameters', repeat(60_000, `${parameters[0] ?? 'a'}=1&`)),
    queryOf('percent signs', repeat(60_000, '%')),
    queryOf('__proto__', '__proto__=1&constructor=1&toString=1'),
  ];
}

/** Headers for any call. */
export const HEADER_BOMBS: readonly Bomb[] = [
  ['Authorization', repeat(500_000, 'x')],
  ['Authorization', repeat(60_000, 'a.')],
  ['If-None-Match', repeat(500_000, '"a",')],
  ['Accept-Encoding', repeat(500_000, 'gzip;q=0,')],
  ['Accept-Language', repeat(500_000, 'de,')],
  ['Range', `bytes=${repeat(60_000, '0-1,')}0-1`],
  ['Cookie', repeat(500_000, 'a=1; ')],
  ['X-Forwarded-For', repeat(500_000, '1.1.1.1,')],
  ['Content-Type', `multipart/form-data; boundary=${repeat(60_000, 'x')}`],
].map(([header = '', value = '']) => ({
  name: `header: ${header} of ${value.length} bytes (${value.slice(0, 8)})`,
  headers: { [header]: value },
}));
