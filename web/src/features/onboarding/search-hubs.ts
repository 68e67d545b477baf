import type { Airport } from '../../../../game/airport.ts';
import { hubLabel } from './hub-label.ts';

/** interim */
export function searchHubs(airports: readonly Airport[], text: string) {
  const t = text.trim().toLowerCase();
  const hub = airports.find((a) => a.iata.toLowerCase() === t || hubLabel(a).toLowerCase() === t) ?? null;
  const hits =
    t === ''
      ? []
      : airports.filter((a) => `${a.iata} ${a.name} ${a.municipality}`.toLowerCase().includes(t)).slice(0, 8);
  return { hub, suggestions: hub ? [] : hits, nearest: hub ? [] : hits.slice(0, 5) };
}
