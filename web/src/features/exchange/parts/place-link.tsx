import { useAddress } from '#web/components/use-address.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import type { Names } from './use-names.ts';

/** The name of an airport. Selects it on the map, except on a phone, which has room for only one sheet. */
export function PlaceLink({ airport, names }: { airport: string; names: Names }) {
  const { change } = useAddress();
  const phone = useMedia(PHONE);
  const place = names.placeOf(airport);
  if (phone) return place;
  return (
    <button
      type="button"
      title="Show on the map"
      onClick={() => change({ airport: names.codeOf(airport) })}
      className="min-h-6 text-accent underline underline-offset-4"
    >
      {place}
    </button>
  );
}
