import { leaseReturn, saleQuote } from '../../../../game/fleet/disposal.ts';
import { ActionFailure } from '../../components/action-failure.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { act } from '../../lib/act.ts';
import { useOwnAirline } from '../../lib/airline.ts';
import { formatMoney, formatMoneyShort, formatNumber } from '../../lib/format.ts';
import type { FleetView } from '../../lib/game/fleet-view.ts';
import { WORK_NAMES } from '../../lib/game/whereabouts.ts';
import { useAction } from '../../lib/use-action.ts';
import { momentText } from '../../lib/world-moment.ts';
import type { FleetRow } from './fleet-rows.ts';
import { leaveHindrance } from './leave-hindrance.ts';

interface LeaveDialogProps {
  row: FleetRow;
  view: FleetView;
  onClose: () => void;
  /** Once the aircraft has left the fleet. */
  onGone: () => void;
}

/** Asks before an aircraft is sold or given back, naming what is lost and what comes in. */
export function LeaveDialog({ row, view, onClose, onGone }: LeaveDialogProps) {
  const { record, model, value, works } = row;
  const leased = record.ownership === 'leased';
  const back = leased ? leaseReturn(model, record, view.now) : null;
  const gain = back ? back.refund : saleQuote(model, record, view.now);
  const { data: airline } = useOwnAirline();
  const hindrance = leaveHindrance(row, (minute) => momentText(view.start, minute));
  const { run, isPending, error } = useAction({
    mutationFn: () =>
      leased
        ? act('fleet.return', { aircraft: record.id })
        : act('fleet.sell', { aircraft: record.id, price: gain }),
    onSuccess: onGone,
  });
  const lines: [string, number][] = back
    ? [
        ['Deposit', back.deposit],
        ['Weeks left of the least term of 4', -back.earlyFee],
        ['Wear since the last C check', -back.checkFee],
        ['Paid out to you', back.refund],
      ]
    : [
        ['Market value', value],
        ['What a dealer keeps for buying at once', gain - value],
        ['Paid out to you', gain],
      ];
  const planned = works.filter(({ state }) => state === 'planned');
  const what = leased ? 'Return' : 'Sell back';
  return (
    <Dialog
      alert
      open
      title={`${what} ${record.registration}?`}
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
          {record.name && ` “${record.name}”`} leaves your fleet at once and for good
          {leased && `, and ${formatMoney(record.lease_rate)} a week need not be paid any more`}.
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
                <td className="text-right">{formatMoney(amount)}</td>
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
        <ActionFailure title={leased ? 'It was not returned' : 'It was not sold'} error={error} />
      </div>
    </Dialog>
  );
}
