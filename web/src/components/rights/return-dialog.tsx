import * as z from 'zod/mini';
import { refundOf } from '#game/network/rights/certificate.ts';
import type { Certificate } from '#game/tables/certificate.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { act } from '#web/lib/act.ts';
import { nameOfBloc } from '#web/lib/bloc-name.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';

const returnedSchema = z.object({ refund: z.number(), routes: z.number(), legs: z.number() });
/** Routes named in the dialog before "and others". */
const NAMED = 6;

interface ReturnDialogProps {
  certificate: Certificate;
  /** A country of its bloc. */
  country: string;
  /** Pairs of the routes that end with it: JFK–LAX. */
  resting: readonly string[];
  onClose: () => void;
}

/** Returns a certificate, or withdraws the application for it, after a confirmation. */
export function ReturnDialog({ certificate, country, resting, onClose }: ReturnDialogProps) {
  const { bloc, state, paid } = certificate;
  const name = nameOfBloc(bloc);
  const isApplied = state === 'applied';
  const others = resting.length - NAMED;
  const named = `${resting.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${formatCount(others, 'other')}` : ''}`;
  const giveBack = useAction({
    mutationFn: () => act('certificate.return', { country }, returnedSchema),
    onSuccess: ({ refund, routes }) => {
      const closed = routes > 0 ? ` ${formatCount(routes, 'route')} closed.` : '';
      notify(isApplied ? `Withdrawn. ${formatMoney(refund)} came back.` : `Certificate returned.${closed}`);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={isApplied ? `Withdraw the application for ${name}?` : `Return the certificate of ${name}?`}
      onClose={() => !giveBack.isPending && onClose()}
      actions={
        <>
          <Button data-autofocus disabled={giveBack.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" pending={giveBack.isPending} onClick={() => giveBack.run()}>
            {isApplied ? `Withdraw · ${formatMoney(refundOf(paid))} back` : 'Return certificate'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isApplied ? (
          <p>
            {formatMoney(refundOf(paid))} of {formatMoney(paid)} comes back.
          </p>
        ) : (
          <>
            <p>
              {resting.length > 0
                ? `${formatCount(resting.length, 'route')} that you may not fly without it will be closed: ${named}. Flights in the air continue. Check the timetables of ${resting.length === 1 ? 'its' : 'their'} aircraft afterwards.`
                : 'No route of yours needs it.'}
            </p>
            <p>Nothing is refunded. A new one takes another application.</p>
          </>
        )}
        <ActionFailure title="Nothing was returned" error={giveBack.error} />
      </div>
    </Dialog>
  );
}
