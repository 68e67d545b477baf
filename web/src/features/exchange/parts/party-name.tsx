import type { ExchangeParty } from '#game/payloads/exchange.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { partyText } from './party-text.ts';

interface PartyNameProps {
  party: ExchangeParty;
  /** Whether the name links to the airline's page. Not inside of other links and buttons. */
  linked?: boolean;
}

/** The name of a buyer or seller. */
export function PartyName({ party, linked = false }: PartyNameProps) {
  const { code, name, colour_primary, colour_secondary } = party;
  if (code === '') return partyText(party);
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 align-bottom">
      <AirlineBadge primary={colour_primary} secondary={colour_secondary} size={16} />
      {linked ? <AirlineLink name={name} code={code} /> : <span className="truncate">{name}</span>}
    </span>
  );
}
