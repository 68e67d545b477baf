import type { QuotedAirline } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { CodeButton } from './code-button.tsx';
import { formatCents } from './format-cents.ts';
import { BELOW, CELL, HEAD, TABLE } from './table-classes.ts';
import { SHARE_HEADING } from './use-open-share.ts';

/** Returns what an order does. An airline buys its own shares back, and sells new ones. */
function verbOf({ side, airline, issuer }: ShareOrderRow): string {
  if (side === 'buy') return airline === issuer ? 'buy back' : 'buy';
  return airline === issuer ? 'sell new' : 'sell';
}

interface CancelProps {
  order: ShareOrderRow;
  code: string;
  onCancelled: () => void;
}

function Cancel({ order, code, onCancelled }: CancelProps) {
  const { run, isPending, error } = useAction({
    mutationFn: () => act('share.cancel', { order: order.id }),
    onSuccess: () => {
      notify(`Order for ${code} cancelled.`, 'good');
      onCancelled();
    },
  });
  const what = `${verbOf(order)} ${formatCount(order.lots, 'lot')} of ${code} at ${formatCents(order.price)}`;
  return (
    <>
      <Button pending={isPending} onClick={() => run()} aria-label={`Cancel order: ${what}`}>
        Cancel order
      </Button>
      <ActionFailure title="The order was not cancelled" error={error} />
    </>
  );
}

interface OrderRowProps {
  order: ShareOrderRow;
  /** Code of the airline. Undefined while it loads. */
  code: string | undefined;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  onCancelled: () => void;
}

/** An order. On a phone, what it reserves and its end are below it. */
function OrderRow({ order, code, start, onCancelled }: OrderRowProps) {
  const { side, lots, price, market, expires } = order;
  const verb = verbOf(order);
  const reserved = side === 'buy' ? formatMoney(amountOf(lots, price)) : formatCount(lots, 'lot');
  const until = market ? 'Next auction' : momentText(start, expires);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-left`}>
        {code ? <CodeButton code={code} /> : '…'}
      </th>
      <td className={CELL}>
        {verb.charAt(0).toUpperCase() + verb.slice(1)} {formatCount(lots, 'lot')} at {formatCents(price)} or
        better
        <span className={BELOW}>
          {reserved} reserved · {market ? 'next auction' : `until ${until} UTC`}
        </span>
      </td>
      <td className={`${CELL} text-right max-md:hidden`}>{reserved}</td>
      <td className={`${CELL} max-md:hidden`}>{until}</td>
      <td className={`${CELL} text-right`}>
        <Cancel order={order} code={code ?? '…'} onCancelled={onCancelled} />
      </td>
    </tr>
  );
}

interface OwnOrdersProps {
  orders: readonly ShareOrderRow[];
  listings: readonly QuotedAirline[];
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** The airline's open orders. */
export function OwnOrders({ orders, listings, start }: OwnOrdersProps) {
  const codeOf = (airline: string) => listings.find((listing) => listing.airline === airline)?.code;
  // The button goes with its order, and this section with the last one.
  const moveFocus = () =>
    document.getElementById(orders.length > 1 ? 'orders' : SHARE_HEADING)?.focus({ preventScroll: true });
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-3">
      <h2 id="orders" tabIndex={-1} className="font-bold">
        Your open orders
      </h2>
      <div className="overflow-x-auto">
        <table aria-labelledby="orders" className={TABLE}>
          <thead className="bg-raised text-12">
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                Airline
              </th>
              <th scope="col" className={`${HEAD} text-left`}>
                Order
              </th>
              <th scope="col" className={`${HEAD} text-right max-md:hidden`}>
                Reserved
              </th>
              <th scope="col" className={`${HEAD} text-left max-md:hidden`}>
                Until, UTC
              </th>
              <th scope="col" className={HEAD}>
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                code={codeOf(order.issuer)}
                start={start}
                onCancelled={moveFocus}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
