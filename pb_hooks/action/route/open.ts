import type { ActionInput } from '../../../game/actions/actions.ts';
import { referenceFare } from '../../../game/fares.ts';
import { readJson } from '../../http/read-json.ts';
import { airportOf, type MarketAirport } from '../../market/pair-of-query.ts';
import { quoteRoute } from '../../market/quote.ts';
import type { ActionContext } from '../context.ts';
import { refuse, refuseStalePrice, refuseUnaffordable } from '../refuse.ts';

const NUMBERS = `
  SELECT COALESCE(json_group_array(number), '[]') AS json FROM route WHERE airline = {:airline}`;
/** Flight numbers begin here; each route takes two. */
const FIRST_NUMBER = 101;

function freeNumber({ tx, airline }: ActionContext): number {
  const taken = new Set(readJson<number[]>(tx, NUMBERS, { airline: airline.id }));
  let number = FIRST_NUMBER;
  while (taken.has(number)) number += 2;
  return number;
}

/** Thousandths: what is stored and read back is the same. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The quote that the player has seen, made anew; refused where anything stands against it. */
function acceptedQuote(context: ActionContext, from: MarketAirport, to: MarketAirport, seen: number) {
  const quote = quoteRoute(context.tx, context.airline.id, from, to, context.world.newRules);
  const [fault] = quote.faults;
  if (fault) {
    const { free, needed } = quote.slots.from;
    const isFrom = ['no_slot', 'slot_share'].includes(fault.code) && free < needed;
    throw refuse(isFrom ? 'from' : 'to', fault.code, fault.message);
  }
  const pair = `${from.iata}–${to.iata}`;
  refuseStalePrice(seen, quote.price, `The fee for ${pair}`);
  refuseUnaffordable(context, quote.price, `Acquiring ${pair}`);
  return quote;
}

/** Acquires the right to fly between two airports, and sets the usual fares. */
export function openRoute(context: ActionContext, input: ActionInput<'route.open'>): object {
  const { tx, airline } = context;
  const from = airportOf(tx, input.from, 'from');
  const to = airportOf(tx, input.to, 'to');
  const quote = acceptedQuote(context, from, to, input.price);
  const [a, b] = from.iata < to.iata ? [from, to] : [to, from];
  const id = context.newId();
  const km = rounded(quote.km);
  tx.save(
    new Record(tx.findCollectionByNameOrId('route'), {
      id,
      airline: airline.id,
      pair: a.iata + b.iata,
      a: a.id,
      b: b.id,
      km,
      opened: context.now,
      fare_economy: referenceFare(km, 'economy'),
      fare_business: referenceFare(km, 'business'),
      fare_first: referenceFare(km, 'first'),
      leisure: rounded(quote.leisure),
      business: rounded(quote.business),
      premium: rounded(quote.premium),
      number: freeNumber(context),
    }),
  );
  context.pay({
    category: 'route_fee',
    amount: quote.price,
    memo: `Route ${from.iata}–${to.iata}`,
    route: id,
  });
  return { route: id };
}
