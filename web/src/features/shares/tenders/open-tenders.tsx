import type { ShareMarket } from '#game/payloads/shares.ts';
import { Button } from '#web/components/button.tsx';
import { momentText } from '#web/lib/world-moment.ts';
import { formatCents } from '../format-cents.ts';
import { useOpenShare } from '../use-open-share.ts';

interface OpenTendersProps {
  market: ShareMarket;
  /** Id of the player's airline. */
  own: string;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** All open offers for airlines, each with a button that opens the wanted airline. */
export function OpenTenders({ market: { tenders, listings }, own, start }: OpenTendersProps) {
  const openShare = useOpenShare();
  return (
    <section aria-labelledby="tenders" className="flex flex-col gap-3">
      <h2 id="tenders" className="font-bold">
        Open offers for airlines
      </h2>
      <ul className="flex flex-col text-13 tabular-nums">
        {tenders.map(({ id, airline, code, issuer, price, ends }) => {
          const wanted = listings.find((listing) => listing.airline === issuer);
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 flex-1">
                {airline === own ? 'You offer' : `${code} offers`} {formatCents(price)} per share for{' '}
                {issuer === own ? 'your airline' : (wanted?.name ?? 'an airline')}, until{' '}
                {momentText(start, ends)} UTC
              </span>
              {wanted && <Button onClick={() => openShare(wanted.code)}>Show {wanted.code}</Button>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
