import type { QuotedAirline } from '#game/payloads/shares.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { useOwnHoldings, useTender } from '#web/lib/game/shares.ts';
import { ConsentBox } from './consent-box.tsx';
import { ControlBox } from './control-box.tsx';
import { OfferBox } from './offer-box.tsx';
import { TenderForm } from './tender-form.tsx';

interface TenderPanelProps {
  listing: QuotedAirline;
  /** Id of the player's airline. */
  own: string;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
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
        <TenderForm listing={listing} view={data} terms={data.terms} cash={cash} start={start} />
      )}
    </>
  );
}
