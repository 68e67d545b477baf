import * as z from 'zod/mini';
import { mixesScripts } from '../platform/text/look-alikes.ts';
import { hasFewMarks, isAccent, TOO_MANY_MARKS } from '../platform/text/marks.ts';
import { WEEK } from '../world/time.ts';
import { airlineCodeSchema, nameHash } from './airline-code.ts';
import { isSeen, nameKey, tidyName, withoutJoiners } from './airline-name.ts';

/** Capital of a new airline in whole US dollars: the first row of every ledger. */
export const STARTING_CAPITAL = 25_000_000;
/** Reputation and assumed punctuality of an unknown airline, 0–1 each. */
export const STARTING_REPUTATION = 0.5;
export const STARTING_PUNCTUALITY = 0.8;
export const AIRLINE_NAME_MIN = 2;
export const AIRLINE_NAME_MAX = 40;

/** Returns roughly the number of characters as people count them: code points without joiners and accents. */
const visibleLength = (name: string) => [...withoutJoiners(name)].filter((char) => !isAccent(char)).length;

export const airlineNameSchema = z.string().check(
  z.maxLength(400, { abort: true }),
  z.overwrite(tidyName),
  z.refine((name) => name !== '', { error: 'Required', abort: true }),
  z.refine(
    (name) => visibleLength(name) >= AIRLINE_NAME_MIN,
    `String must contain at least ${AIRLINE_NAME_MIN} character(s)`,
  ),
  z.refine(
    (name) => [...name].length <= AIRLINE_NAME_MAX,
    `String must contain at most ${AIRLINE_NAME_MAX} character(s)`,
  ),
  z.refine((name) => [...name].every(isSeen), 'Must not contain invisible characters'),
  z.refine(hasFewMarks, TOO_MANY_MARKS),
  z.refine((name) => !mixesScripts(name), 'Must not mix letters of different scripts in one word'),
);

export const colourSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^#[0-9A-F]{6}$/, 'Must be a colour such as #1A4F8B'));

/** Input for founding an airline. `hub` is the id of an airport. */
export const foundAirlineSchema = z.strictObject({
  name: airlineNameSchema,
  code: z.optional(airlineCodeSchema),
  hub: z.string().check(z.regex(/^[a-z0-9]{15}$/, 'Must be the id of an airport')),
  colour_primary: z.optional(colourSchema),
  colour_secondary: z.optional(colourSchema),
});
export type FoundAirline = z.infer<typeof foundAirlineSchema>;

/**
 * Minimum time between two changes of an airline's name or colours, in game minutes. Other players need time
 * to recognise it.
 */
export const CHANGE_EVERY = WEEK;

export const previewAirlineSchema = z.strictObject({ name: airlineNameSchema });

/** Response of POST /api/am/airline/preview. */
export const airlineProposalSchema = z.object({ name: z.string(), code: z.string() });
export type AirlineProposal = z.infer<typeof airlineProposalSchema>;

/** Liveries to choose from: a body colour, a contrasting accent, and the name of the combination. */
export const LIVERIES = [
  ['#0B3D91', '#F2B705', 'Navy and gold'],
  ['#8C1C2B', '#F4EDE4', 'Claret and cream'],
  ['#0F6E5C', '#F7C948', 'Pine and amber'],
  ['#2B2D42', '#EF8354', 'Slate and coral'],
  ['#5B2A86', '#9AE3D5', 'Violet and mint'],
  ['#B3541E', '#FBE8D3', 'Rust and sand'],
  ['#14496B', '#7FD1E0', 'Petrol and sky'],
  ['#1F5F2E', '#E8E3C8', 'Forest and straw'],
  ['#A31545', '#FFD9A0', 'Crimson and peach'],
  ['#34495E', '#E8C15A', 'Steel and brass'],
  ['#006D8F', '#FFE3EC', 'Lagoon and blush'],
  ['#4A3426', '#E9A15B', 'Walnut and apricot'],
] as const;

/** Returns the colours of an airline whose founder chooses none. They depend only on the name. */
export function proposeColours(name: string): { primary: string; secondary: string } {
  const [primary, secondary] = LIVERIES[nameHash(nameKey(name)) % LIVERIES.length] ?? LIVERIES[0];
  return { primary, secondary };
}
