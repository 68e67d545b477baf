import * as z from 'zod/mini';
import { concernsDemand, type EconomyAirport, EVENT_KINDS, eventFactor } from './event-factor.ts';

/** Schema of an event as announced. A function, because schemas are slow to make in goja. */
export const knownEventSchema = () =>
  z.object({
    id: z.string(),
    kind: z.enum(EVENT_KINDS),
    place: z.string(),
    reason: z.number(),
    factor: z.number(),
    /** World days: first day, and the day after the last one; null if the end is not known. */
    announced: z.number(),
    starts: z.number(),
    ends: z.nullable(z.number()),
  });
/** An event as announced. */
export type KnownEvent = z.infer<ReturnType<typeof knownEventSchema>>;

/** Schema of what everybody knows of the economy on a day. */
export const outlookSchema = () =>
  z.object({
    /** World day of the statement. */
    day: z.number(),
    index: z.number(),
    /** Announced events that have not ended. */
    events: z.array(knownEventSchema()),
  });
export type Outlook = z.infer<ReturnType<typeof outlookSchema>>;

const isActiveOn = ({ starts, ends }: KnownEvent, day: number): boolean =>
  starts <= day && (ends === null || day < ends);

/**
 * Returns the mean factor of the economy on the demand between two airports over some days from today, as far
 * as it is known. An event without a known end is assumed to go on. Closures are not part of it.
 * @param outlook null before the world's first day with an economy
 */
export function knownFactor(
  outlook: Outlook | null,
  from: EconomyAirport,
  to: EconomyAirport,
  days: number,
): number {
  if (!outlook) return 1;
  const { day, index, events } = outlook;
  const acting = events.filter((event) => concernsDemand(event, from, to));
  if (acting.length === 0) return index;
  let sum = 0;
  for (let ahead = 0; ahead < days; ahead++)
    sum += eventFactor(
      acting.filter((event) => isActiveOn(event, day + ahead)),
      from,
      to,
    );
  return (index * sum) / days;
}

type PairEnd = EconomyAirport & { country: string };

/** Returns the announced events that act on flights between two airports, apart from the price of fuel. */
export const eventsOnPair = (outlook: Outlook | null, from: PairEnd, to: PairEnd): KnownEvent[] =>
  (outlook?.events ?? []).filter(
    (event) =>
      concernsDemand(event, from, to) ||
      (event.kind === 'closure' && (event.place === from.country || event.place === to.country)),
  );

/** Returns the factor on the price of fuel on a world day, as far as it is known. */
export function knownFuelFactor(outlook: Outlook | null, day: number): number {
  let factor = 1;
  for (const event of outlook?.events ?? [])
    if (event.kind === 'fuel' && isActiveOn(event, day)) factor *= event.factor;
  return factor;
}

/** Schema of the past of the economy: weekly values of the index by world day, and events as announced. */
export const economyHistorySchema = () =>
  z.object({
    index: z.array(z.tuple([z.number(), z.number()])),
    events: z.array(knownEventSchema()),
  });
export type EconomyHistory = z.infer<ReturnType<typeof economyHistorySchema>>;
