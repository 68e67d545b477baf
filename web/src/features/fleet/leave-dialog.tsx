import { cancelledOrder, leaseReturn, saleQuote } from '../../../../game/fleet/disposal.ts';
import { orderCharges } from '../../../../game/undo.ts';
import { ActionFailure } from '../../components/action-failure.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { act } from '../../lib/act.ts';
import { useOwnAirline } from '../../lib/airline.ts';
import { formatMoney, formatMoneyShort, formatNumber } from '../../lib/format.ts';
import type { FleetView } from '../../lib/game/fleet-view.ts';
import { WORK_NAMES } from '../../lib/game/whereabouts.ts';
import { notify } from '../../lib/notices.ts';
import { useAction } from '../../lib/use-action.ts';
import { momentText } from '../../lib/world-moment.ts';
import type { FleetRow } from './fleet-row.ts';
import { leaveHindrance } from './leave-hindrance.ts';

interface LeaveDialogProps {
  row: FleetRow;
  view: FleetView;
  onClose: () => void;
  /** Once the aircraft has left the fleet. */
  onGone: () => void;
}

type Way = 'return' | 'sell' | 'cancel';

/** Returns what an order charged, in whole US dollars. */
export const orderCharged = ({ model, record }: Pick<FleetRow, 'model' | 'record'>): number =>
  orderCharges(model, record).reduce((sum, { amount }) => sum + amount, 0);

/** In which way an aircraft would leave the fleet at this moment. */
export const leaveWay = ({ record, where }: FleetRow): Way =>
  where.state === 'ordered' ? 'cancel' : record.ownership === 'leased' ? 'return' : 'sell';

/** What each way is called on its button. */
export const LEAVE_WORDS: Record<Way, string> = {
  return: 'Return',
  sell: 'Sell back',
  cancel: 'Cancel order',
};

const LEFT: Record<Way, string> = {
  return: 'was returned',
  sell: 'was sold',
  cancel: 'will not come',
};

const FAILED: Record<Way, string> = {
  return: 'It was not returned',
  sell: 'It was not sold',
  cancel: 'The order was not cancelled',
};

/**
 * Returns what leaving costs at a world minute, in whole US dollars: of a returned aircraft what is kept of the deposit, of
 * an order what is not paid back, of a sold one what the dealer keeps.
 */
export function leaveCost(row: FleetRow, now: number): number {
  const { record, model, value } = row;
  const way = leaveWay(row);
  if (way === 'cancel') return orderCharged(row) - cancelledOrder(record).refund;
  if (way === 'return') return record.deposit - leaseReturn(model, record, now).refund;
  return value - saleQuote(model, record, now);
}

/** What comes in, and how it adds up. */
function termsOf(way: Way, { record, model, value }: FleetRow, now: number): [string, number][] {
  if (way === 'return') {
    const back = leaseReturn(model, record, now);
    return [
      ['Deposit', back.deposit],
      ['Weeks left of the least term of 4', -back.earlyFee],
      ['Wear since the last C check', -back.checkFee],
      ['Paid out to you', back.refund],
    ];
  }
  if (way === 'sell') {
    const gain = saleQuote(model, record, now);
    return [
      ['Market value', value],
      ['What a dealer keeps for buying at once', gain - value],
      ['Paid out to you', gain],
    ];
  }
  const { kept, refund } = cancelledOrder(record);
  return record.ownership === 'leased'
    ? [
        ['Deposit, which the lessor keeps', -kept],
        ['First week, paid back to you', refund],
      ]
    : [
        ['Price', record.price],
        ['What the manufacturer keeps', -kept],
        ['Paid back to you', refund],
      ];
}

/** Asks before an aircraft is sold, given back or not taken, naming what is lost and what comes in. */
export function LeaveDialog({ row, view, onClose, onGone }: LeaveDialogProps) {
  const { record, model, works } = row;
  const leased = record.ownership === 'leased';
  const way = leaveWay(row);
  const lines = termsOf(way, row, view.now);
  const gain = lines.at(-1)?.[1] ?? 0;
  const { data: airline } = useOwnAirline();
  const hindrance = leaveHindrance(row, (minute) => momentText(view.start, minute));
  const { run, isPending, error } = useAction({
    mutationFn: () => {
      const aircraft = record.id;
      if (way === 'sell') return act('fleet.sell', { aircraft, price: gain });
      return act(way === 'cancel' ? 'fleet.cancel' : 'fleet.return', { aircraft });
    },
    onSuccess: () => {
      notify(`${record.registration} ${LEFT[way]}. ${formatMoney(gain)} paid out to you.`, 'good');
      onGone();
    },
  });
  const planned = works.filter(({ state }) => state === 'planned');
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
            Keep it
          </Button>
          <Button tone="danger" disabled={hindrance !== null} pending={isPending} onClick={() => run()}>
            {what} · {formatMoney(gain)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          The {model.manufacturer} {model.model}
          {record.name && ` “${record.name}”`}{' '}
          {way === 'cancel' ? 'will not come' : 'leaves your fleet at once and for good'}
          {leased &&
            `, and ${formatMoney(record.lease_rate)} a week need not be paid${way === 'cancel' ? '' : ' any more'}`}
          .
          {planned.length > 0 &&
            ` Planned work is dropped: ${planned.map(({ kind }) => WORK_NAMES[kind]).join(', ')}.`}
        </p>
        <table className="w-full tabular-nums">
          <tbody>
            {lines.map(([label, amount], at) => (
              <tr key={label} className={at === lines.length - 1 ? 'border-t border-line font-bold' : ''}>
                <th
                  scope="row"
                  className={`py-0.5 text-left ${at === lines.length - 1 ? 'font-bold' : 'font-normal'}`}
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
