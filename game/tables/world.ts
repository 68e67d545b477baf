import * as z from 'zod/mini';
import { bool, defineTable, hidden, id, internal, json, number, type Row, text, whole } from './table.ts';

/** Id of the only record of the collection `world`. */
export const WORLD_ID = 'world0000000000';

/** State of the world. Times are game minutes since `start`, 00:00 UTC. */
export const WORLD = defineTable({
  name: 'world',
  access: 'everyone',
  columns: {
    id: internal(id),
    /** YYYY-MM-DD */
    start: text,
    /** Key of all chances of the world. */
    seed: hidden(text),
    /** Clock at `minute_at`. It has since advanced by `speed`, up to the end of the hour after `hour`. */
    minute: whole,
    /** Real time at which `minute` was written, ms since 1970. */
    minute_at: whole,
    /** Last settled hour; −1 before the first. */
    hour: whole,
    /** Game minutes per real second. */
    speed: number,
    paused: bool,
    /** US dollars per tonne. */
    fuel_price: whole,
    fuel_level: hidden(number),
    /** Daily prices of the recent past, oldest first. */
    fuel_history: json(() => z.nullable(z.array(z.number()))),
    /** First hours under the rules of 0.3.0 and 0.4.0: see `hasNewRules`. */
    rules_from: internal(whole),
    rules_04_from: internal(whole),
    /** Time for which the world has run, in seconds. */
    uptime: hidden(whole),
  },
});
export type World = Row<typeof WORLD>;
