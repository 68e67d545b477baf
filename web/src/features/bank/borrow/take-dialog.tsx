import { firstDue } from '#game/bank/loan.ts';
import { earlyFee } from '#game/bank/loan-offer.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { Terms } from '../terms.tsx';
import type { Offer } from './offers.ts';

interface TakeDialogProps {
  /** As the bank makes it now. */
  offer: Offer;
  /** Yearly rate at which the player chose it. */
  chosenRate: number | null;
  /** Whole US dollars. */
  amount: number;
  bank: Bank;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  onClose: () => void;
}

const rateText = (rate: number, before: number | null): string =>
  before === null || before === rate
    ? formatPercent(rate, 2)
    : `${formatPercent(rate, 2)}, was ${formatPercent(before, 2)}`;

/** Confirms a loan, with everything that follows from it. */
export function TakeDialog({ offer, chosenRate, amount, bank, cash, start, onClose }: TakeDialogProps) {
  const { product, weeks, collateral, grade, rate, costs, problem } = offer;
  const now = useWorldMinute();
  const { run, isPending, error } = useAction({
    mutationFn: () =>
      act('loan.take', {
        product,
        amount,
        weeks,
        rate: rate ?? 0,
        ...(collateral && { aircraft: collateral.aircraft }),
      }),
    onSuccess: () => {
      notify(`${formatMoney(amount)} borrowed.`, 'good');
      onClose();
    },
  });
  const { leases, instalments } = bank.fixedCosts;
  return (
    <Dialog
      open
      title={`Borrow ${formatMoney(amount)} for ${formatCount(weeks, 'week')}?`}
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus tone="primary" disabled={!costs} pending={isPending} onClick={() => run()}>
            Take loan{costs && ` · ${formatMoney(costs.payment)} per week`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {collateral && (
          <p>
            {collateral.registration} secures the loan. It keeps flying, but you cannot sell it until the loan
            is repaid.
          </p>
        )}
        {costs && rate !== null ? (
          <Terms
            lines={[
              ['Credit grade', grade === bank.credit.grade ? grade : `${bank.credit.grade} → ${grade}`],
              ['Rate for the whole term', rateText(rate, chosenRate)],
              ['Total interest', formatMoney(costs.interest)],
              ['First instalment', now === undefined ? '–' : `${momentText(start, firstDue(now))} UTC`],
              ['Cash now and afterwards', `${formatMoney(cash)} → ${formatMoney(cash + amount)}`],
              [
                'Fixed costs per week',
                `${formatMoney(leases + instalments)} → ${formatMoney(leases + instalments + costs.payment)}`,
              ],
              ['Fee to repay all of it early', formatMoney(earlyFee(amount))],
            ]}
          />
        ) : (
          <Banner tone="warn" title="The bank does not offer this loan any more">
            {problem}.
          </Banner>
        )}
        <ActionFailure title="The loan was not taken" error={error} />
      </div>
    </Dialog>
  );
}
