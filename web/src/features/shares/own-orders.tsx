import type { QuotedAirline } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { CodeButton } from './code-button.tsx';
import { CELL, HEAD, TABLE } from './table-classes.ts';

function Cancel({ order, code }: { order: ShareOrderRow; code: string }) {
  const { run, isPending, error } = useAction({
    mutationFn: () => act('share.cancel', { order: order.id }),
    onSuccess: () => notify(`Order for ${code} cancelled.`, 'good'),
  });
  return (
    <>
      <Button pending={isPending} onClick={() => run()} aria-label={`Cancel order for ${code}`}>
        Cancel order
      </Button>
      <ActionFailure title="The order was not cancelled" error={error} />
    </>
  );
}

/** Returns what an order does. An airline buys its own shares back, and sells new ones. */
function verbOf({ side, airline, issuer }: ShareOrderRow): string {
  if (side === 'buy') return airline === issuer ? 'Buy back' : 'Buy';
  return airline === issuer ? 'Sell new' : 'Sell';
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
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-3">
      <h2 id="orders" className="font-bold">
        Your open orders
      </h2>
      <div className="overflow-x-auto">
        <table className={TABLE}>
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
            {orders.map((order) => {
              const { id, issuer, side, lots, price, market, expires } = order;
              const code = codeOf(issuer);
              return (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-left`}>
                    {code ? <CodeButton code={code} /> : '…'}
                  </th>
                  <td className={CELL}>
                    {verbOf(order)} {formatCount(lots, 'lot')} at {formatCents(price)} or better
                  </td>
                  <td className={`${CELL} text-right max-md:hidden`}>
                    {side === 'buy' ? formatMoney(amountOf(lots, price)) : formatCount(lots, 'lot')}
                  </td>
                  <td className={`${CELL} max-md:hidden`}>
                    {market ? 'Next auction' : momentText(start, expires)}
                  </td>
                  <td className={`${CELL} text-right`}>
                    <Cancel order={order} code={code ?? '…'} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
