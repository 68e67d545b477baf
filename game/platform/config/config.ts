import * as z from 'zod/mini';
import { IDLE_MINUTES_MAX } from '#game/world/rest.ts';
import { RIVALS_MAX, type Strength } from '#game/world/temperament.ts';
import { TRAFFIC_MAX, WORLD_SPEED_MAX, WORLD_SPEED_MIN } from '#game/world/world-settings.ts';
import type { PublicConfig, TileLayer } from './public-config.ts';
import { attributionHtml, FRAMES_URL, TILE_DEFAULTS, TILE_LAYERS, type TileLayerName } from './tiles.ts';

const SUPERUSER_PASSWORD_MIN = 8;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/;
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[?[0-9a-f:.]+\]?)$/i;
const ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/i;
const TEMPLATE = /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d{1,5})?(\{frame\})?\/[^\s"'<>;,\\]*$/i;
const WORDS: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
};

/** Checks whether a text is an existing calendar date. */
function isCalendarDate(text: string): boolean {
  if (!/^(19[7-9]\d|2[01]\d\d)-\d\d-\d\d$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

// Created lazily because only the start uses it, and every runtime of the server would hold a quarter of a
// megabyte.
const matching = (pattern: RegExp, message: string) =>
  z.lazy(() => z.optional(z.string().check(z.regex(pattern, message))));
const meeting = (isRight: (value: string) => boolean, message: string) =>
  z.lazy(() => z.optional(z.string().check(z.refine(isRight, message))));
const port = meeting(
  (value) => /^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65535,
  'must be a port from 1 to 65535',
);
const any = z.optional(z.string());
const template = z.lazy(() =>
  z.optional(
    z.string().check(
      z.regex(TEMPLATE, 'must be an address that begins with http:// or https://'),
      z.refine(
        (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
        'must contain {z}, {x} and {y}',
      ),
    ),
  ),
);
const yesNo = meeting((value) => Object.hasOwn(WORDS, value.toLowerCase()), 'must be true or false');
const onOff = matching(/^(on|off)$/, 'must be on or off');

/**
 * Every environment variable of the product, with its valid values. Messages complete the sentence `NAME …`.
 */
const variables = {
  PORT: port,
  DATA_DIR: any,
  AM_PUBLIC_URL: matching(ORIGIN, 'must be an address such as https://airline.example.org, without a path'),
  AM_SUPERUSER_EMAIL: matching(EMAIL, 'must be an email address'),
  AM_SUPERUSER_PASSWORD: z.lazy(() =>
    z.optional(
      z.string().check(
        z.minLength(SUPERUSER_PASSWORD_MIN, `must have at least ${SUPERUSER_PASSWORD_MIN} characters`),
        z.refine((value) => value.length <= 71, 'must have at most 71 characters'),
      ),
    ),
  ),
  AM_SMTP_HOST: matching(HOST, 'must be the name or address of a mail server, without a port'),
  AM_SMTP_PORT: port,
  AM_SMTP_USERNAME: any,
  AM_SMTP_PASSWORD: any,
  AM_SMTP_TLS: yesNo,
  AM_SMTP_FROM: matching(
    /^([^<>@"]*<[^\s@<>"]+@[^\s@<>"]+>|[^\s@<>"]+@[^\s@<>"]+)$/,
    'must be an email address, or a name and an address such as Airline Manager <post@example.org>',
  ),
  AM_TILES_SATELLITE: onOff,
  AM_TILES_SATELLITE_URL: template,
  AM_TILES_SATELLITE_KEY: any,
  AM_TILES_SATELLITE_ATTRIBUTION: any,
  AM_TILES_WEATHER: onOff,
  AM_TILES_WEATHER_URL: template,
  AM_TILES_WEATHER_KEY: any,
  AM_TILES_WEATHER_ATTRIBUTION: any,
  AM_TILES_CHART: onOff,
  AM_TILES_CHART_URL: template,
  AM_TILES_CHART_KEY: any,
  AM_TILES_CHART_ATTRIBUTION: any,
  AM_VERIFIED_ONLY: yesNo,
  AM_WORLD_SPEED: meeting(
    (value) => Number(value) >= WORLD_SPEED_MIN && Number(value) <= WORLD_SPEED_MAX,
    `must be game minutes per real second, from ${WORLD_SPEED_MIN} to ${WORLD_SPEED_MAX}`,
  ),
  AM_WORLD_PAUSED: yesNo,
  AM_WORLD_IDLE_MINUTES: meeting(
    (value) => /^\d{1,6}$/.test(value) && Number(value) <= IDLE_MINUTES_MAX,
    `must be whole minutes from 0 to ${IDLE_MINUTES_MAX}`,
  ),
  AM_WORLD_START: meeting(isCalendarDate, 'must be a date such as 2026-01-01, from 1970 to 2199'),
  AM_WORLD_TRAFFIC: meeting(
    (value) => /^\d{1,3}$/.test(value) && Number(value) <= TRAFFIC_MAX,
    `must be a percentage from 0 to ${TRAFFIC_MAX}`,
  ),
  AM_WORLD_SEED: matching(/^[!-~]{1,60}$/, 'must be 1 to 60 letters, digits and signs without spaces'),
  AM_WORLD_RIVALS: meeting(
    (value) => /^\d{1,4}$/.test(value) && Number(value) <= RIVALS_MAX,
    `must be a whole number from 0 to ${RIVALS_MAX}`,
  ),
  AM_WORLD_RIVAL_STRENGTH: matching(/^(easy|normal|hard)$/, 'must be easy, normal or hard'),
  AM_TRUSTED_PROXY: matching(
    /^[A-Za-z][A-Za-z0-9-]{0,63}$/,
    'must be the name of a header such as X-Forwarded-For',
  ),
} as const;

const environmentSchema = z.object(variables);
type Environment = z.infer<typeof environmentSchema>;

export type ConfigVariable = keyof typeof variables;
export const CONFIG_VARIABLES = Object.keys(variables) as ConfigVariable[];

export interface SmtpConfig {
  host: string;
  port: number;
  username: string;
  password: string;
  tls: boolean;
  from: { name: string; address: string };
}

/** World settings from the environment; null if not set. */
export interface WorldConfig {
  /** Game minutes per real second. */
  speed: number | null;
  paused: boolean | null;
  /** Real minutes without players until the world rests, 0 for never. */
  idleMinutes: number | null;
  /** YYYY-MM-DD. Only used when a world is created. */
  start: string | null;
  /** Percentage of the real world's traffic that takes slots. Only used when a world is created. */
  traffic: number | null;
  /** Seed of all chance. Only used when a world is created. */
  seed: string | null;
  /** Number of airlines that the server runs, and how well they choose. Only used when a world is created. */
  rivals: number | null;
  rivalStrength: Strength | null;
}

export interface Config {
  port: number;
  dataDir: string;
  /** Scheme, host and port, without a trailing slash. */
  publicUrl: string;
  superuser: { email: string; password: string } | null;
  smtp: SmtpConfig | null;
  /** Whether only users with a confirmed email address can found an airline. */
  verifiedOnly: boolean;
  tiles: PublicConfig['tiles'];
  world: WorldConfig;
  /** Name of the header in which a reverse proxy passes the client's address. */
  trustedProxy: string | null;
}

export type ConfigResult = { config: Config } | { problems: string[] };

const shown = (name: string, value: string) =>
  /PASSWORD|KEY/.test(name) ? name : `${name} ("${value.length > 80 ? `${value.slice(0, 80)}…` : value}")`;

function smtpOf(env: Environment, problems: string[]): SmtpConfig | null {
  const host = env.AM_SMTP_HOST;
  if (host === undefined) {
    for (const name of CONFIG_VARIABLES.filter((name) => /^AM_SMTP_/.test(name) && env[name] !== undefined))
      problems.push(`${name} is set, but AM_SMTP_HOST is not.`);
    return null;
  }
  if (env.AM_SMTP_FROM === undefined) {
    problems.push('AM_SMTP_FROM must be set if AM_SMTP_HOST is set. It is the sender of all email.');
    return null;
  }
  const [, name = '', address = env.AM_SMTP_FROM] = /^(.*)<(.+)>$/.exec(env.AM_SMTP_FROM) ?? [];
  const port = Number(env.AM_SMTP_PORT ?? 587);
  return {
    host,
    port,
    username: env.AM_SMTP_USERNAME ?? '',
    password: env.AM_SMTP_PASSWORD ?? '',
    tls: WORDS[env.AM_SMTP_TLS?.toLowerCase() ?? ''] ?? port === 465,
    from: { name: name.trim() || 'Airline Manager', address },
  };
}

function tileLayerOf(name: TileLayerName, env: Environment, problems: string[]): TileLayer | null {
  const variable = `AM_TILES_${name.toUpperCase()}` as
    | 'AM_TILES_SATELLITE'
    | 'AM_TILES_WEATHER'
    | 'AM_TILES_CHART';
  if (env[variable] === 'off') return null;
  const standard = TILE_DEFAULTS[name];
  const template = env[`${variable}_URL`] ?? standard.url;
  const key = env[`${variable}_KEY`];
  if (template.includes('{key}') && key === undefined)
    problems.push(`${variable}_KEY must be set, because ${variable}_URL contains {key}.`);
  if (!template.includes('{key}') && key !== undefined)
    problems.push(`${variable}_KEY is set, but ${variable}_URL does not contain {key}.`);
  const url = template.replaceAll('{key}', encodeURIComponent(key ?? ''));
  const ownCredit =
    template === standard.url
      ? standard.attribution
      : `Tiles: ${url.split('/')[2]?.replace(/\{\w+\}\.?/g, '')}`;
  return {
    url,
    attribution: attributionHtml(env[`${variable}_ATTRIBUTION`] ?? ownCredit),
    ...(standard.minZoom === undefined ? {} : { minZoom: standard.minZoom }),
    maxZoom: standard.maxZoom,
    ...(url.includes('{frame}') ? { frames: FRAMES_URL } : {}),
  };
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @returns the settings, or one sentence per invalid value; sentences name the variable but never a
 *   password or key
 */
export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  const given: Record<string, string> = {};
  for (const name of CONFIG_VARIABLES) {
    const value = environment[name];
    if (value?.trim()) given[name] = /PASSWORD/.test(name) ? value : value.trim();
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const first = new Map(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
    );
    return {
      problems: [...first]
        .reverse()
        .map(([name, message]) => `${shown(name, given[name] ?? '')} ${message}.`),
    };
  }
  const env = parsed.data;
  const problems: string[] = [];
  const [email, password] = [env.AM_SUPERUSER_EMAIL, env.AM_SUPERUSER_PASSWORD];
  if (email !== undefined && password === undefined)
    problems.push('AM_SUPERUSER_PASSWORD must be set if AM_SUPERUSER_EMAIL is set.');
  if (email === undefined && password !== undefined)
    problems.push('AM_SUPERUSER_EMAIL must be set if AM_SUPERUSER_PASSWORD is set.');
  const port = Number(env.PORT ?? 8090);
  const smtp = smtpOf(env, problems);
  const [satellite, weather, chart] = TILE_LAYERS.map((name) => tileLayerOf(name, env, problems));
  if (problems.length > 0) return { problems };
  return {
    config: {
      port,
      dataDir: env.DATA_DIR ?? './pb_data',
      publicUrl: (env.AM_PUBLIC_URL ?? `http://127.0.0.1:${port}`).replace(/\/$/, ''),
      superuser: email !== undefined && password !== undefined ? { email, password } : null,
      smtp,
      verifiedOnly: WORDS[env.AM_VERIFIED_ONLY?.toLowerCase() ?? ''] ?? false,
      tiles: { satellite: satellite ?? null, weather: weather ?? null, chart: chart ?? null },
      world: {
        speed: env.AM_WORLD_SPEED === undefined ? null : Number(env.AM_WORLD_SPEED),
        paused: WORDS[env.AM_WORLD_PAUSED?.toLowerCase() ?? ''] ?? null,
        idleMinutes: env.AM_WORLD_IDLE_MINUTES === undefined ? null : Number(env.AM_WORLD_IDLE_MINUTES),
        start: env.AM_WORLD_START ?? null,
        traffic: env.AM_WORLD_TRAFFIC === undefined ? null : Number(env.AM_WORLD_TRAFFIC),
        seed: env.AM_WORLD_SEED ?? null,
        rivals: env.AM_WORLD_RIVALS === undefined ? null : Number(env.AM_WORLD_RIVALS),
        rivalStrength: (env.AM_WORLD_RIVAL_STRENGTH as Strength | undefined) ?? null,
      },
      trustedProxy: env.AM_TRUSTED_PROXY ?? null,
    },
  };
}

/** Returns names that look like settings of this product but do not exist, most likely typing errors. */
export const unknownVariables = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith('AM_') && !(name in variables)).sort();
