import { TriangleAlert } from 'lucide-react';
import { administrationAt } from '#game/bank/overdraft.ts';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { Icon } from '#web/components/icon.tsx';
import { momentText } from '#web/lib/world-moment.ts';

interface IssuerInsolvencyProps {
  listing: Pick<QuotedAirline, 'code' | 'insolvent_from'>;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Whether the player is about to make an offer for all shares. */
  isForOffer?: boolean;
}

/** Warns that an airline is insolvent, with the time at which it is wound up. Nothing for a solvent one. */
export function IssuerInsolvency({ listing, start, isForOffer = false }: IssuerInsolvencyProps) {
  const { code, insolvent_from: since } = listing;
  if (since === 0) return null;
  const until = momentText(start, administrationAt(since));
  return (
    <p className="flex gap-2 rounded-control border border-bad bg-bad-soft p-3 text-13 tabular-nums">
      <Icon of={TriangleAlert} className="mt-0.5 text-bad" />
      <span>
        {isForOffer
          ? `${code} is insolvent. If an administrator takes over on ${until} UTC, an offer made now fails and your money comes back.`
          : `${code} has been insolvent since ${momentText(start, since)}. Unless it recovers, an administrator takes over on ${until} UTC and pays shareholders last.`}
      </span>
    </p>
  );
}
