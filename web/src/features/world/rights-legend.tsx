import { blocOf } from '#game/network/rights/blocs.ts';
import { isHome } from '#game/network/rights/home.ts';
import { homeNames } from '#game/network/rights/missing-right.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { ApplyButton } from '#web/components/rights/apply-button.tsx';
import { countryName } from '#web/lib/format.ts';
import { useCertificates, useHomes } from '#web/lib/game/certificates.ts';
import { MapMark } from './map-mark.tsx';

/** Says where the airline may fly from the selected airport, with the marks of the map and what would change it. */
export default function RightsLegend({ selected, hub }: { selected: Airport | null; hub: string }) {
  const homes = useHomes();
  const hasApplied = useCertificates().data?.some(({ state }) => state === 'applied');
  if (!homes) return null;
  const names = homeNames(homes, countryName);
  const isAway = selected !== null && !isHome(homes, selected);
  return (
    <section
      aria-label="Rights on the map"
      className="flex w-80 flex-col gap-1.5 rounded-panel border border-line bg-surface px-3 py-2 text-13 shadow-float max-md:w-full"
    >
      {/* On a phone, the popup of the selected airport says it and leaves no more room. */}
      <p role="status" className={selected ? 'max-md:sr-only' : ''}>
        {isAway
          ? `From ${selected.iata} you may fly to ${names} only.`
          : `From ${selected?.iata ?? hub} you may fly to any airport.`}
        {selected === null && ' Select an airport abroad to see what you may fly from there.'}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        <MapMark name="Your home">
          <circle r="4" className="fill-muted" />
          <circle r="7" className="fill-none stroke-muted stroke-[1.25]" />
        </MapMark>
        {hasApplied && (
          <MapMark name="Applied for">
            <circle r="4" className="fill-muted" />
            <circle r="7" className="fill-none stroke-muted stroke-[1.25] [stroke-dasharray:3_2.5]" />
          </MapMark>
        )}
        {isAway && (
          <MapMark name={`No right from ${selected.iata}`}>
            <path d="M-4-4 4 4M4-4-4 4" className="fill-none stroke-muted stroke-2" />
          </MapMark>
        )}
      </ul>
      {isAway && (
        <div className="pb-1 max-md:hidden">
          <ApplyButton bloc={blocOf(selected.country)} country={selected.country} />
        </div>
      )}
    </section>
  );
}
