import * as z from 'zod/mini';
import { outlookSchema } from '../world/economy/outlook.ts';
import { STRENGTHS } from '../world/temperament.ts';
import {
  bool,
  defineTable,
  hidden,
  id,
  internal,
  json,
  limited,
  number,
  oneOf,
  type Row,
  text,
  whole,
} from './table.ts';

/** Id of the only record of the collection `world`. */
export const WORLD_ID = 'world0000000000';

/** State of the world. A world minute is a game minute since `start`, 00:00 UTC. World hours count from 0. */
export const WORLD = defineTable({
  name: 'world',
  access: 'everyone',
  columns: {
    id: internal(id),
    /** YYYY-MM-DD */
    start: limited(text, { isRequired: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** Key of all chance in the world. */
    seed: hidden(limited(text, { isRequired: true, max: 5_000 })),
    /**
     * World minute that the clock showed at `minute_at`. Unless paused or resting, the clock has advanced by
     * `speed` since, up to the end of the hour after `hour`.
     */
    minute: whole,
    /** Real time, ms since 1970. */
    minute_at: whole,
    /** Last settled hour; −1 before the first. */
    hour: whole,
    /** Game minutes per real second. */
    speed: number,
    paused: bool,
    /** Number of airlines that the server runs, as the operator wants it. */
    rivals: whole,
    rival_strength: oneOf(STRENGTHS),
    /** Whether the clock is stopped because nobody plays. */
    resting: bool,
    /** Real minutes after the last player has left until the world rests. 0 if it never does. */
    idle_minutes: whole,
    /** US dollars per tonne. */
    fuel_price: whole,
    /** Logarithm of fuel price ÷ mean price. */
    fuel_level: hidden(number),
    /** Daily prices of up to 60 days, oldest first, the present one last. */
    fuel_history: json(20_000, () => z.nullable(z.array(z.number()))),
    /** Yearly base rate of the bank, 0.0425 for 4.25%. Set each Monday at 00:00 UTC. */
    base_rate: number,
    /** Base rate before rounding: see `nextBaseLevel`. */
    base_level: hidden(number),
    /** Weekly base rates of up to two years, oldest first, the present one last. */
    base_rates: json(20_000, () => z.array(z.number())),
    /** Published outlook of the economy; null before the first hour is settled. */
    economy: json(20_000, () => z.nullable(outlookSchema())),
    /** Percentage of the real world's traffic that takes slots at airports. */
    traffic: whole,
    /** World minute of the last auction of shares, and whole US dollars that investors have got so far. */
    traded: internal(whole),
    invested: internal(whole),
    /** World minute of the last auction of slots. 0 before the first. */
    auction: internal(whole),
    /** World minute from which the dealers' stock is replenished again. 0 before they have opened. */
    restock: internal(whole),
    /** Real time for which the clock has run, in seconds. */
    uptime: hidden(whole),
    /** Random key of the hashes of email addresses: see `addressHash`. */
    address_key: hidden(text),
  },
});
export type World = Row<typeof WORLD>;
