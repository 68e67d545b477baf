import type { ActionInput } from '#game/actions/actions.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { storedDemand, toThousandths } from '#game/network/route/stored.ts';
import { withoutSlots } from '#game/slots/tight.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { airportOf, type MarketAirport } from '#hooks/demand/pair-of-query.ts';
import { quoteRoute, type TrueQuote } from '#hooks/demand/views/quote.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';

const NUMBERS = `
  SELECT COALESCE(json_group_array(number), '[]') AS json FROM route WHERE airline = {:airline}`;
/** The first flight number. Each route takes two. */
export const FIRST_NUMBER = 101;

function freeNumber({ tx, airline }: ActionContext): number {
  const taken = new Set(readJson<number[]>(tx, NUMBERS, { airline: airline.id }));
  let number = FIRST_NUMBER;
  while (taken.has(number)) number += 2;
  return number;
}

/** The right to fly between two airports (ids), with the fee that the player saw. */
interface WantedRight {
  from: string;
  to: string;
  fee: number;
}

/** A right to fly that can be acquired now. */
export interface QuotedRight {
  from: MarketAirport;
  to: MarketAirport;
  quote: TrueQuote;
}

/**
 * Returns the quote for a right to fly if its fee is still the one that the player saw.
 * @param field of the request that holds the fee
 * @throws BadRequestError if the right cannot be acquired
 */
export function quoteRight(
  context: ActionContext,
  { from: origin, to: destination, fee }: WantedRight,
  field: string,
): QuotedRight {
  const from = airportOf(context.tx, origin, 'from');
  const to = airportOf(context.tx, destination, 'to');
  const quote = quoteRoute(context.tx, context.airline, from, to);
  const [violation] = quote.faults;
  if (violation) {
    const { free, needed } = quote.slots.from;
    const isFrom = ['no_slot', 'slot_share'].includes(violation.code) && free < needed;
    throw rejection(isFrom ? 'from' : 'to', violation.code, violation.message);
  }
  rejectStalePrice(fee, quote.price, `The fee for ${from.iata}–${to.iata}`, field);
  return { from, to, quote };
}

/**
 * Acquires the right to fly between two airports and sets the reference fares. The response names the coordinated or
 * full airports, because the right comes without slots there.
 */
export function openRoute(context: ActionContext, input: ActionInput<'route.open'>): object {
  const right = quoteRight(context, { ...input, fee: input.price }, 'price');
  rejectUnaffordable(context, right.quote.price, `Acquiring ${right.from.iata}–${right.to.iata}`);
  return {
    route: addRoute(context, right),
    without_slots: withoutSlots(right.from, right.to, right.quote.slots),
  };
}

/** Pays for a right and adds its route with the reference fares. Returns the route's id. */
export function addRoute(context: ActionContext, { from, to, quote }: QuotedRight): string {
  const { tx, airline } = context;
  const [a, b] = from.iata < to.iata ? [from, to] : [to, from];
  const id = context.newId();
  const km = toThousandths(quote.km);
  tx.save(
    new Record(tx.findCollectionByNameOrId('route'), {
      id,
      airline: airline.id,
      pair: a.iata + b.iata,
      a: a.id,
      b: b.id,
      km,
      opened: context.now,
      entered: 0,
      unused_from: context.now,
      fare_economy: referenceFare(km, 'economy'),
      fare_business: referenceFare(km, 'business'),
      fare_first: referenceFare(km, 'first'),
      ...storedDemand(quote),
      number: freeNumber(context),
    }),
  );
  context.debit({
    category: 'route_fee',
    amount: quote.price,
    memo: `Route ${from.iata}–${to.iata}`,
    route: id,
  });
  return id;
}
