import type { ActionInput } from '#game/actions/actions.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatCents } from '#game/shares/format-cents.ts';
import { amountOf, priceBand } from '#game/shares/price-band.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { numberOf } from '#hooks/platform/db/shape.ts';
import { addOrder } from '../add-order.ts';
import { reserveHolding } from '../change-holdings.ts';
import { codeOf } from '../code-of.ts';
import type { StoredShareListing } from '../read-share-listing.ts';
import {
  findListed,
  rejectBuyer,
  rejectCrossHolding,
  rejectOutOfBand,
  rejectTooManyOrders,
} from './reject-share.ts';

const OWN = {
  /** Highest own price to buy, and lowest to sell. 0 if there is none. */
  buy: numberOf(`(SELECT COALESCE(max(price), 0) FROM share_order
    WHERE airline = {:airline} AND issuer = {:issuer} AND side = 'buy')`),
  sell: numberOf(`(SELECT COALESCE(min(price), 0) FROM share_order
    WHERE airline = {:airline} AND issuer = {:issuer} AND side = 'sell')`),
};
const FREE = `
  SELECT COALESCE((SELECT lots - reserved FROM holding
    WHERE airline = {:airline} AND issuer = {:issuer}), 0) AS json`;

type Input = ActionInput<'share.order'>;

/** Returns the order's limit, in cents per share. A market order has the edge of the day's band. */
function limitOf({ limit, side }: Input, listing: StoredShareListing): number {
  if (limit === undefined) {
    const { min, max } = priceBand(listing.band_price);
    return side === 'buy' ? max : min;
  }
  rejectOutOfBand(limit, listing);
  return limit;
}

function rejectOrder(context: ActionContext, input: Input, limit: number): void {
  const { tx, airline } = context;
  const { airline: issuer, side } = input;
  rejectTooManyOrders(context);
  const [own] = readAll(tx, OWN, 'FROM (SELECT 1)', { airline: airline.id, issuer });
  if (!own) return;
  const [otherSide, other] = side === 'buy' ? (['sell', own.sell] as const) : (['buy', own.buy] as const);
  if (other === 0) return;
  const canMeet = side === 'buy' ? limit >= other : limit <= other;
  // A player's airline would buy again what it has just sold: see `buyObstacle`.
  if (canMeet || !airline.isRival)
    throw rejection(
      'side',
      'own_order',
      `You have an open order to ${otherSide} these shares at ${formatCents(other)}. Cancel that first.`,
    );
}

function reserveLots({ tx, airline }: ActionContext, issuer: string, lots: number): void {
  if (reserveHolding(tx, { airline: airline.id, issuer, lots })) return;
  const free = readJson<number>(tx, FREE, { airline: airline.id, issuer });
  throw rejection(
    'lots',
    'insufficient_shares',
    `You can sell up to ${countText(free, 'lot')}. The rest is reserved for open orders and accepted offers.`,
  );
}

/** Places an order for the next auction. Its money or its shares are reserved at once. */
export function placeOrder(context: ActionContext, input: Input): object {
  const { tx, airline, now } = context;
  const { airline: issuer, side, lots } = input;
  const listing = findListed(context, issuer);
  const price = limitOf(input, listing);
  rejectOrder(context, input, price);
  if (side === 'buy') {
    rejectBuyer(context, issuer, amountOf(lots, price));
    rejectCrossHolding(context, issuer, lots);
    const memo = `Order for shares of ${codeOf(tx, issuer)}`;
    context.debit({ category: 'share_escrow', amount: amountOf(lots, price), memo });
  } else reserveLots(context, issuer, lots);
  const order = context.newId();
  const market = input.limit === undefined;
  addOrder(tx, { id: order, airline: airline.id, issuer, side, lots, price, market, minute: now });
  return { order, price };
}
