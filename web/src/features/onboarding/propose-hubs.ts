import type { Airport } from '#game/airport/airport.ts';
import { distanceKm } from '#game/airport/geo.ts';
import { formatCount, formatDistance } from '#web/lib/format.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';
import { BY_RUNWAYS, bySize, byTravellers, type Reason } from './hub-yardstick.ts';

export interface HubProposal {
  airport: Airport;
  reason: Reason;
}

const CONTINENTS: Record<string, string> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};

const placeName = (continent: string): string => CONTINENTS[continent] ?? continent;

/** Radius in which nearby airports count: a flight of about an hour and a half. */
const REACH_KM = 1000;
/** Continent for players whose location is unknown. The map opens on Europe. */
const DEFAULT_CONTINENT = 'EU';

/** Returns the browser's name for a zone, because Asia/Kolkata and Asia/Calcutta are the same zone. */
function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

function inZone(airports: readonly Airport[], zone: string): Airport[] {
  const exact = airports.filter((airport) => airport.timezone === zone);
  if (exact.length > 0) return exact;
  const canonical = canonicalZone(zone);
  const aliases = new Set(
    [...new Set(airports.map(({ timezone }) => timezone))].filter(
      (name) => canonicalZone(name) === canonical,
    ),
  );
  return airports.filter((airport) => aliases.has(airport.timezone));
}

/**
 * Returns the wanted airport with the most large airports near it. Records compare it with all large
 * airports.
 */
function proposeCentral(
  airports: readonly Airport[],
  continent: string,
  isWanted: (airport: Airport) => boolean,
): HubProposal | undefined {
  const large = airports.filter((airport) => airport.type === 'large_airport');
  const reach = large
    .filter((airport) => airport.continent === continent)
    .map((airport) => ({
      airport,
      count: large.filter((other) => other !== airport && distanceKm(airport, other) <= REACH_KM).length,
    }))
    .sort((a, b) => b.count - a.count || bySize(a.airport, b.airport));
  const central = reach.find(({ airport, count }) => count > 0 && isWanted(airport));
  if (!central) return;
  const { airport, count } = central;
  const isRecord = reach.every((other) => other === central || other.count < count);
  const record = isRecord ? `, the most in ${placeName(continent)}` : '';
  return {
    airport,
    reason: (units) =>
      `${formatCount(count, 'large airport')} within ${formatDistance(REACH_KM, units)}${record}`,
  };
}

/**
 * Returns up to three suggested hubs, each with a reason: the best in the player's time zone, the best other
 * on that continent, and the one with the most large airports near it.
 *
 * @param zone IANA name of the browser's time zone. If it is unknown or has no suitable airport, the two best
 *   of the continent come first. The continent is Europe if the zone has no airport.
 * @param catchments for comparing by trips. Without them, runways are compared.
 */
export function proposeHubs(
  airports: readonly Airport[],
  zone: string | undefined,
  catchments: Catchments | undefined,
): HubProposal[] {
  const yardstick = catchments ? byTravellers(catchments) : BY_RUNWAYS;
  const isServed = (airport: Airport) => airport.scheduled && airport.runways > 0;
  const hubs = airports.filter(isServed).sort(yardstick.compare);
  const local = zone ? inZone(hubs, zone) : [];
  const continent = local[0]?.continent ?? DEFAULT_CONTINENT;
  const onContinent = airports.filter((airport) => airport.continent === continent);

  const proposals: HubProposal[] = [];
  const isNew = (airport: Airport) => proposals.every((proposal) => proposal.airport !== airport);
  const home = local.find(yardstick.isFit);
  if (home) proposals.push({ airport: home, reason: yardstick.ofLocal(home, local) });
  for (const airport of hubs) {
    if (proposals.length === 2) break;
    if (airport.continent !== continent || !yardstick.isFit(airport) || !isNew(airport)) continue;
    const reason = yardstick.ofContinent(airport, onContinent, placeName(continent));
    proposals.push({ airport, reason });
  }
  const central = proposeCentral(
    airports,
    continent,
    (airport) => isServed(airport) && yardstick.isCentral(airport) && isNew(airport),
  );
  return central ? [...proposals, central] : proposals;
}
