import { useState } from 'react';
import type { QuotedAirline, TenderOffer, TenderView } from '#game/payloads/shares.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { CONTROL } from '#game/shares/tender.ts';
import type { Holding } from '#game/tables/holding.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { Button } from '#web/components/button.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { formatCents } from '../format-cents.ts';
import { reclaimText, youngLoanText } from '../reclaim-text.ts';
import { CountField } from '../share-fields.tsx';
import { ShareForm } from '../share-form.tsx';

interface OfferBoxProps {
  offer: TenderOffer;
  listing: QuotedAirline;
  view: TenderView;
  /** Id of the player's airline. */
  own: string;
  /** The player's shares of the wanted airline. */
  held: Holding | undefined;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Shares that an offer has, against the half that it needs. */
function Progress({ offer, counted }: { offer: TenderOffer; counted: number }) {
  const reached = offer.held + offer.accepted + offer.investors;
  const share = reached / counted;
  return (
    <div className="flex flex-col gap-1 text-13 tabular-nums">
      <div className="relative h-2 overflow-hidden rounded-full bg-raised" aria-hidden="true">
        <div className="h-full bg-accent" style={{ width: `${Math.min(100, share * 100)}%` }} />
        <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${CONTROL * 100}%` }} />
      </div>
      <p className="text-muted">
        {formatPercent(share, 1)} of {formatCount(counted, 'lot')}; more than {formatPercent(CONTROL)} is
        needed. Accepted: {formatNumber(offer.accepted)}. Investors would sell:{' '}
        {formatNumber(offer.investors)}. Held by the buyer: {formatNumber(offer.held)}.
      </p>
    </div>
  );
}

/** Accepts an offer with some shares, or takes the acceptance back. */
function AcceptForm({ offer, listing, free }: { offer: TenderOffer; listing: QuotedAirline; free: number }) {
  const { code } = listing;
  const max = free + offer.own;
  const [lots, setLots] = useState(offer.own > 0 ? offer.own : max);
  const problem =
    Number.isInteger(lots) && lots >= 1 && lots <= max
      ? undefined
      : { text: `Enter up to ${formatCount(max, 'lot')}.` };
  const accept = useAction({
    mutationFn: (wanted: number) => act('share.accept', { tender: offer.id, lots: wanted }),
    onSuccess: (_, wanted) =>
      notify(
        wanted > 0
          ? `Accepted the offer for ${code} with ${formatCount(wanted, 'lot')}.`
          : `Acceptance of the offer for ${code} withdrawn.`,
        'good',
      ),
  });
  return (
    <ShareForm
      action="share.accept"
      label={`Acceptance for ${code}`}
      problem={problem}
      isUnchanged={lots === offer.own}
      consequence={
        offer.own > 0
          ? `You have accepted with ${formatCount(offer.own, 'lot')}.`
          : `You can withdraw your acceptance until the offer ends. The shares are reserved until then.${reclaimText('sell', offer.price, listing)}${youngLoanText('buyer')}`
      }
      button={`Accept · ${formatMoney(problem ? 0 : amountOf(lots, offer.price))}`}
      others={
        offer.own > 0 && (
          <Button pending={accept.isPending} onClick={() => accept.run(0)}>
            Withdraw acceptance
          </Button>
        )
      }
      pending={accept.isPending}
      onSubmit={() => accept.run(lots)}
      failure="The acceptance was not changed"
      error={accept.error}
    >
      <CountField
        id={`accept-${offer.id}`}
        label="Lots of 100 shares"
        min={1}
        max={max}
        value={lots}
        onChange={setLots}
      />
    </ShareForm>
  );
}

/** An open offer for all shares of an airline. */
export function OfferBox({ offer, listing, view, own, held, start }: OfferBoxProps) {
  const { code, airline } = listing;
  const free = (held?.lots ?? 0) - (held?.reserved ?? 0);
  const isOwn = offer.airline === own;
  return (
    <section
      aria-label={`Offer of ${offer.code} for ${code}`}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">
        {isOwn ? 'Your offer' : 'Offer'} of {formatCents(offer.price)} per share
      </h3>
      <p className="text-13 text-muted tabular-nums">
        {isOwn ? (
          `${formatMoney(amountOf(offer.lots, offer.price))} is in escrow`
        ) : (
          <>
            By <AirlineLink name={offer.name} code={offer.code} />
          </>
        )}
        , open until {momentText(start, offer.ends)} UTC.
        {airline === own && ' Your founders’ shares are not for sale, so you keep your airline.'}
      </p>
      <Progress offer={offer} counted={view.counted} />
      {!isOwn && held && held.lots > 0 && (
        <AcceptForm key={offer.own} offer={offer} listing={listing} free={free} />
      )}
    </section>
  );
}
