import type { ListingDetail } from '#game/payloads/exchange.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Line } from '#web/components/line.tsx';
import { act } from '#web/lib/act.ts';
import { formatMinutes, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Names } from '../parts/use-names.ts';

/** Returns when and where a buyer gets an aircraft. */
function arrivalText(
  {
    lands,
    listing,
    ferry,
  }: Pick<ListingDetail, 'lands' | 'ferry'> & {
    listing: Pick<ListingDetail['listing'], 'airport' | 'ready'>;
  },
  names: Pick<Names, 'placeOf' | 'at'>,
): string {
  const place = names.placeOf(listing.airport);
  const flight =
    lands > 0
      ? `It is in the air and becomes yours when it has landed at ${place}, ${names.at(lands)}.`
      : `It is at ${place} and becomes yours at once.`;
  if (!ferry) return flight;
  return ferry.isPossible
    ? `${flight} From there it flies to your hub without passengers.`
    : `${flight} It cannot reach your hub without a stop. Its first flights should start there.`;
}

interface BuyDialogProps {
  detail: ListingDetail;
  names: Names;
  cash: number;
  onClose: () => void;
  onBought: () => void;
}

/** Confirms a purchase: price, cash afterwards, and when and where the aircraft arrives. */
export function BuyDialog({ detail, names, cash, onClose, onBought }: BuyDialogProps) {
  const { listing, ferry } = detail;
  const { id, price, registration, model } = listing;
  const { run, isPending, error } = useAction({
    mutationFn: () => act('listing.buy', { listing: id, price }, undefined, id),
    onSuccess: () => {
      notify(
        detail.lands > 0
          ? `${registration} is yours when it has landed. The price is in escrow.`
          : `${registration} joined your fleet as ${detail.registration}.`,
        'good',
      );
      onBought();
    },
  });
  return (
    <ConfirmDialog
      open
      alert
      title={`Buy ${registration}?`}
      onClose={() => !isPending && onClose()}
      confirm={`Buy · ${formatMoney(price)}`}
      pending={isPending}
      onConfirm={() => run()}
    >
      <div className="flex flex-col gap-3">
        <p>
          {names.modelName(model)}. {arrivalText(detail, names)}
        </p>
        <dl className="flex flex-col gap-1">
          <Line label="Price">{formatMoney(price)}</Line>
          <Line label="Leaves in cash">{formatMoney(cash - price)}</Line>
          <Line label="New registration">
            <span className="code normal-nums">{detail.registration}</span>
          </Line>
          {ferry?.isPossible && (
            <Line label={`Ferry flight to ${names.codeOf(ferry.to)}, ${formatMinutes(ferry.minutes)}`}>
              {formatMoney(ferry.cost)}
            </Line>
          )}
        </dl>
        <ActionFailure title="The aircraft was not bought" error={error} />
      </div>
    </ConfirmDialog>
  );
}
