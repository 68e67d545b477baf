import { blocOf } from '#game/network/rights/blocs.ts';
import { homeNames } from '#game/network/rights/missing-right.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { Banner } from '#web/components/banner.tsx';
import { ApplyButton } from '#web/components/rights/apply-button.tsx';
import { countryName, formatCount, formatNumber } from '#web/lib/format.ts';

interface AwayFromHomeProps {
  from: Airport;
  homes: readonly string[];
  /** Number of destinations that the airline may fly to from there, and of others. */
  open: number;
  closed: number;
}

/** Says how few destinations an airline may fly to from an airport outside its home, and what would change that. */
export function AwayFromHome({ from, homes, open, closed }: AwayFromHomeProps) {
  return (
    <Banner tone="warn">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          From {from.iata} you may fly to {formatNumber(open)} of {formatCount(open + closed, 'destination')}:
          those in {homeNames(homes, countryName)}. The others need a certificate.
        </p>
        <ApplyButton bloc={blocOf(from.country)} country={from.country} />
      </div>
    </Banner>
  );
}
