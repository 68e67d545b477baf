import { useState } from 'react';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { useOwnHoldings, useTender } from '#web/lib/game/shares.ts';
import { IssuerInsolvency } from '../issuer-insolvency.tsx';
import { ConsentBox } from './consent-box.tsx';
import { ControlBox } from './control-box.tsx';
import { OfferBox } from './offer-box.tsx';
import { TenderForm, type TenderFormProps } from './tender-form.tsx';

interface TenderPanelProps {
  listing: QuotedAirline;
  /** Id of the player's airline. */
  own: string;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** An offer that the player can make. Its form opens on demand, because it is needed far less often than an order. */
function NewTender(props: TenderFormProps) {
  const { listing, start } = props;
  const { code } = listing;
  const [isOpen, setIsOpen] = useState(false);
  const isBlocked = useIsBlocked('share.tender');
  return (
    <section
      aria-labelledby="new-tender"
      className="flex flex-col gap-4 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 id="new-tender" className="font-medium">
        Offer for all shares
      </h3>
      <IssuerInsolvency listing={listing} start={start} isForOffer />
      {isOpen && !isBlocked ? (
        <TenderForm {...props} />
      ) : (
        <>
          <p className="text-13 text-muted">To control {code}, offer to buy all its shares at one price.</p>
          {isBlocked && <InsolvencyNote />}
          <Button className="self-start max-md:w-full" disabled={isBlocked} onClick={() => setIsOpen(true)}>
            Prepare an offer …
          </Button>
        </>
      )}
    </section>
  );
}

/** Offers for all shares of an airline: the open ones, a new one, and what the player can do with control. */
export function TenderPanel({ listing, own, cash, start }: TenderPanelProps) {
  const { data, error, refetch } = useTender(listing.airline);
  const held = useOwnHoldings().data?.find(({ issuer }) => issuer === listing.airline);
  if (error && !data)
    return <ErrorState title="Offers could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.control && (
        <ControlBox listing={listing} view={data} control={data.control} cash={cash} start={start} />
      )}
      {data.controller && (
        <ConsentBox code={listing.code} controller={data.controller} view={data} start={start} />
      )}
      {data.offers.map((offer) => (
        <OfferBox
          key={offer.id}
          offer={offer}
          listing={listing}
          view={data}
          own={own}
          held={held}
          start={start}
        />
      ))}
      {data.terms && data.terms.lots > 0 && (
        <NewTender listing={listing} view={data} terms={data.terms} cash={cash} start={start} />
      )}
    </>
  );
}
