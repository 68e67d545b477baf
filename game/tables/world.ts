import * as z from 'zod/mini';
import { bool, defineTable, hidden, id, internal, json, number, type Row, text, whole } from './table.ts';

/** Id of the only record of the collection `world`. */
export const WORLD_ID = 'world0000000000';

/** State of the world. A world minute is a game minute since `start`, 00:00 UTC. World hours count from 0. */
export const WORLD = defineTable({
  name: 'world',
  access: 'everyone',
  columns: {
    id: internal(id),
    /** YYYY-MM-DD */
    start: text,
    /** Key of all chance in the world. */
    seed: hidden(text),
    /**
     * World minute that the clock showed at `minute_at`. Unless paused, the clock has advanced by `speed`
     * since, up to the end of the hour after `hour`.
     */
    minute: whole,
    /** Real time, ms since 1970. */
    minute_at: whole,
    /** Last settled hour; −1 before the first. */
    hour: whole,
    /** Game minutes per real second. */
    speed: number,
    paused: bool,
    /** US dollars per tonne. */
    fuel_price: whole,
    /** Logarithm of fuel price ÷ mean price. */
    fuel_level: hidden(number),
    /** Daily prices of up to 60 days, oldest first, the present one last. */
    fuel_history: json(() => z.nullable(z.array(z.number()))),
    /** First hours settled under the rules of 0.3.0 and of 0.4.0: see `hasNewRules`. */
    rules_from: internal(whole),
    rules_04_from: internal(whole),
    /** Real time for which the clock has run, in seconds. */
    uptime: hidden(whole),
  },
});
export type World = Row<typeof WORLD>;
