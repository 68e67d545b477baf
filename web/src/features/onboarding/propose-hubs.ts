import type { Airport } from '../../../../game/airport.ts';
import { distanceKm } from '../../../../game/geo.ts';
import { formatCount, formatDistance, formatLength, type Units } from '../../lib/format.ts';

export interface HubProposal {
  airport: Airport;
  reason: string;
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

/** Where a network is counted: a flight of about an hour and a half. */
const REACH_KM = 1000;
/** The map opens on Europe, so that is where a person is shown hubs whose own place is not known. */
const DEFAULT_CONTINENT = 'EU';

const bySize = (a: Airport, b: Airport) =>
  b.runways - a.runways || b.longest_runway_m - a.longest_runway_m || a.id.localeCompare(b.id);

/** The name a browser uses for a zone: Asia/Kolkata and Asia/Calcutta are one. Unknown zones stay as they are. */
function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

function inZone(airports: Airport[], zone: string): Airport[] {
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

function describeRunways({ runways, longest_runway_m }: Airport, units: Units): string {
  const longest =
    longest_runway_m > 0
      ? `, ${runways === 1 ? '' : 'the longest '}${formatLength(longest_runway_m, units)}`
      : '';
  return `${formatCount(runways, 'runway')}${longest}`;
}

/**
 * Up to three airports to start from, each with a reason that the airport data bears out: the largest in the person's
 * own time zone, the one with the most runways on that continent, and the one with the most large airports near it.
 * @param zone IANA name of the browser's time zone; without it, or where no airport lies in it, Europe is used.
 */
export function proposeHubs(airports: Airport[], zone: string | undefined, units: Units): HubProposal[] {
  const isServed = (airport: Airport) => airport.scheduled && airport.runways > 0;
  const large = airports.filter((airport) => airport.type === 'large_airport');
  const local = zone ? inZone(airports.filter(isServed), zone).sort(bySize) : [];
  const home = local.find((airport) => airport.type === 'large_airport') ?? local[0];
  const continent = home?.continent ?? DEFAULT_CONTINENT;
  const place = CONTINENTS[continent] ?? continent;
  const proposals: HubProposal[] = [];
  const isNew = (airport: Airport) => proposals.every((proposal) => proposal.airport !== airport);

  if (home) proposals.push({ airport: home, reason: `In your time zone: ${describeRunways(home, units)}` });

  // Records are claimed among all large airports there, proposals made among those with airline service.
  const onContinent = large.filter((airport) => airport.continent === continent);
  const candidates = onContinent.filter(isServed).sort(bySize);
  const biggest = candidates.find(isNew);
  if (biggest) {
    const alone = onContinent.every((other) => other === biggest || other.runways < biggest.runways);
    const record = `Most runways of any large airport in ${place}: ${biggest.runways}`;
    proposals.push({ airport: biggest, reason: alone ? record : describeRunways(biggest, units) });
  }

  const reach = onContinent
    .map((airport) => ({
      airport,
      count: large.filter((other) => other !== airport && distanceKm(airport, other) <= REACH_KM).length,
    }))
    .sort((a, b) => b.count - a.count || bySize(a.airport, b.airport));
  const central = reach.find(({ airport, count }) => count > 0 && isServed(airport) && isNew(airport));
  if (central) {
    const alone = reach.every((other) => other === central || other.count < central.count);
    const most = alone ? `, the most in ${place}` : '';
    proposals.push({
      airport: central.airport,
      reason: `${formatCount(central.count, 'large airport')} within ${formatDistance(REACH_KM, units)}${most}`,
    });
  }
  return proposals;
}
