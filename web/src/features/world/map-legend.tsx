import { MapMark } from './map-mark.tsx';

/** Legend of the airport marks. */
export function MapLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 pb-1 text-13">
      <MapMark name="Large">
        <circle r="5" className="fill-muted" />
      </MapMark>
      <MapMark name="Medium">
        <circle r="3" className="fill-none stroke-muted stroke-[1.25]" />
      </MapMark>
      <MapMark name="You fly here">
        <circle r="5" className="fill-accent" />
      </MapMark>
      <MapMark name="Your hub">
        <circle r="4.5" className="fill-accent" />
        <circle r="7.5" className="fill-none stroke-accent stroke-[1.5]" />
      </MapMark>
    </ul>
  );
}
