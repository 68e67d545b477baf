import type { ReactNode } from 'react';
import { blocOf } from '#game/network/rights/blocs.ts';
import { missingBlocs } from '#game/network/rights/home.ts';
import { missingRight } from '#game/network/rights/missing-right.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { Banner } from '#web/components/banner.tsx';
import { countryName } from '#web/lib/format.ts';
import { ApplyButton } from './apply-button.tsx';

interface NoRightProps {
  from: Airport;
  to: Airport;
  homes: readonly string[];
  /** Sentence about what a certificate would allow. */
  children?: ReactNode;
}

/** Says why the airline may not fly a pair, with a button for each certificate that would change it. */
export function NoRight({ from, to, homes, children }: NoRightProps) {
  const missing = missingBlocs(homes, from, to);
  return (
    <Banner tone="warn">
      <div className="flex flex-col gap-2">
        <p>{missingRight(`${from.iata}–${to.iata}`, homes, missing, countryName)}</p>
        {children && <p>{children}</p>}
        <div className="flex flex-wrap gap-2">
          {missing.map((bloc) => {
            const country = blocOf(from.country) === bloc ? from.country : to.country;
            return <ApplyButton key={bloc} bloc={bloc} country={country} />;
          })}
        </div>
      </div>
    </Banner>
  );
}
