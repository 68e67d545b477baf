import { orderCharges } from '#game/actions/undo.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { cancelledOrder, leaseReturn } from '#game/fleet/disposal.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatMoney, formatMoneyShort, formatNumber } from '#web/lib/format.ts';
import { useLoans } from '#web/lib/game/bank.ts';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { WORK_NAMES } from '#web/lib/game/whereabouts.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import type { FleetRow } from './fleet-row.ts';
import { leaveHindrance } from './leave-hindrance.ts';

interface LeaveDialogProps {
  row: FleetRow;
  view: FleetView;
  onClose: () => void;
  /** Called after the aircraft has left the fleet. */
  onGone: () => void;
}

type Way = 'return' | 'sell' | 'cancel';

/** Returns the price paid for an order, in whole US dollars. */
export const orderCharged = ({ model, record }: Pick<FleetRow, 'model' | 'record'>): number =>
  orderCharges(model, record).reduce((sum, { amount }) => sum + amount, 0);

/** Returns how an aircraft would leave the fleet now. */
export const leaveWay = ({ record, where }: FleetRow): Way =>
  where.state === 'ordered' ? 'cancel' : record.ownership === 'leased' ? 'return' : 'sell';

/** Button labels. */
export const LEAVE_WORDS: Record<Way, string> = {
  return: 'Return',
  sell: 'Sell back',
  cancel: 'Cancel order',
};

const LEFT: Record<Way, string> = {
  return: 'was returned',
  sell: 'was sold',
  cancel: 'was cancelled',
};

const FAILED: Record<Way, string> = {
  return: 'The aircraft was not returned',
  sell: 'The aircraft was not sold',
  cancel: 'The order was not cancelled',
};

/**
 * Returns the cost of leaving at a world minute, in whole US dollars: the deposit kept on a return, the part
 * of an order that is not refunded, or the dealer's margin on a sale.
 */
export function leaveCost(row: FleetRow, now: number): number {
  const { record, model, value } = row;
  const way = leaveWay(row);
  if (way === 'cancel') return orderCharged(row) - cancelledOrder(record).refund;
  if (way === 'return') {
    const { refund, due } = leaseReturn(model, record, now);
    return record.deposit - refund + due;
  }
  return value - saleQuote(model, record, now);
}

/** Returns the money on the button. An amount without "back" is a price. @param gain negative if the player pays */
export const leaveMoney = (way: Way, gain: number): string =>
  way !== 'sell' && gain > 0 ? `${formatMoney(gain)} back` : formatMoney(Math.abs(gain));

/** Returns the lines of the refund or sale, with the total last. */
function termsOf(way: Way, { record, model, value }: FleetRow, now: number): [string, number][] {
  if (way === 'return') {
    const back = leaseReturn(model, record, now);
    return [
      ['Deposit', back.deposit],
      ['Weeks left of the minimum term', -back.earlyFee],
      ['Wear since the last C check', -back.checkFee],
      back.due > 0 ? ['You pay', -back.due] : ['You receive', back.refund],
    ];
  }
  if (way === 'sell') {
    const gain = saleQuote(model, record, now);
    return [
      ['Market value', value],
      ['Dealer’s margin', gain - value],
      ['You receive', gain],
    ];
  }
  const { kept, refund } = cancelledOrder(record);
  return record.ownership === 'leased'
    ? [
        ['Deposit kept by the lessor', -kept],
        ['First week, refunded', refund],
      ]
    : [
        ['Price', record.price],
        ['Kept by the manufacturer', -kept],
        ['You receive', refund],
      ];
}

/** Confirms a sale, a return or a cancelled order, with the costs and the refund. */
export function LeaveDialog({ row, view, onClose, onGone }: LeaveDialogProps) {
  const { record, model, workOrders } = row;
  const leased = record.ownership === 'leased';
  const way = leaveWay(row);
  const lines = termsOf(way, row, view.now);
  const gain = lines.at(-1)?.[1] ?? 0;
  const { data: airline } = useOwnAirline();
  const loan = useLoans().data?.find(({ aircraft, state }) => aircraft === record.id && state === 'active');
  const hindrance = leaveHindrance(row, (minute) => momentText(view.start, minute), loan);
  const { run, isPending, error } = useAction({
    mutationFn: () => {
      const aircraft = record.id;
      if (way === 'sell') return act('fleet.sell', { aircraft, price: gain });
      return act(way === 'cancel' ? 'fleet.cancel' : 'fleet.return', { aircraft });
    },
    onSuccess: () => {
      const money = gain < 0 ? `You paid ${formatMoney(-gain)}` : `You received ${formatMoney(gain)}`;
      notify(`${record.registration} ${LEFT[way]}. ${money}.`, 'good');
      onGone();
    },
  });
  const planned = workOrders.filter(({ state }) => state === 'planned');
  const what = LEAVE_WORDS[way];
  return (
    <Dialog
      alert
      open
      title={
        way === 'cancel' ? `Cancel the order of ${record.registration}?` : `${what} ${record.registration}?`
      }
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button data-autofocus disabled={isPending} onClick={onClose}>
            {way === 'cancel' ? 'Keep order' : 'Cancel'}
          </Button>
          <Button tone="danger" disabled={hindrance !== null} pending={isPending} onClick={() => run()}>
            {what} · {leaveMoney(way, gain)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          The {model.manufacturer} {model.model}
          {record.name && ` “${record.name}”`}{' '}
          {way === 'cancel' ? 'will not be delivered' : 'leaves your fleet immediately'}.
          {leased && ` You no longer pay ${formatMoney(record.lease_rate)} per week.`}
          {planned.length > 0 &&
            ` Planned work is cancelled: ${planned.map(({ kind }) => WORK_NAMES[kind]).join(', ')}.`}
        </p>
        <table className="w-full tabular-nums">
          <tbody>
            {lines.map(([label, amount], index) => (
              <tr key={label} className={index === lines.length - 1 ? 'border-t border-line font-bold' : ''}>
                <th
                  scope="row"
                  className={`py-0.5 text-left ${index === lines.length - 1 ? 'font-bold' : 'font-normal'}`}
                >
                  {label}
                </th>
                <td className="pl-4 text-right align-bottom">{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {airline && (
          <p className="text-muted">
            You will have {formatMoneyShort(airline.cash + gain)} and {formatNumber(view.fleet.length - 1)}{' '}
            aircraft.
          </p>
        )}
        {hindrance && (
          <Banner tone="warn" title="Not yet possible">
            {hindrance}
          </Banner>
        )}
        <ActionFailure title={FAILED[way]} error={error} />
      </div>
    </Dialog>
  );
}
