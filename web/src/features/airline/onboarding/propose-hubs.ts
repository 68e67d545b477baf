import { isFreeAllDay } from '#game/slots/background.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { formatCount } from '#web/lib/format.ts';
import type { Bases } from '#web/lib/game/bases.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';
import { BY_RUNWAYS, byTravellers, type Reason } from './hub-yardstick.ts';

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

/** Facts for comparing airports. Each may be unknown. */
export interface HubFacts {
  /** For comparing by trips. Without them, runways are compared. */
  catchments: Catchments | undefined;
  bases: Bases | undefined;
  /** Percentage of the real world's traffic that takes slots. */
  traffic: number | undefined;
}

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

/** Returns what a new airline would find at an airport: free slots and competitors. */
export function conditionsAt(
  { id, iata }: Airport,
  { bases, traffic }: Omit<HubFacts, 'catchments'>,
): string[] {
  const words: string[] = [];
  if (traffic !== undefined)
    words.push(isFreeAllDay(iata, traffic) ? 'free slots at all hours' : 'full at peak hours');
  const count = bases?.get(id) ?? 0;
  if (bases)
    words.push(count === 0 ? 'no airline based here' : `${formatCount(count, 'airline')} based here`);
  return words;
}

/**
 * Returns up to three suggested hubs in different parts of the world, each with a reason: the best in the
 * player's time zone, and the best of other continents. There, airports with free slots at all hours come
 * first, then those where no airline is based, because a new airline grows best at them.
 *
 * @param zone IANA name of the browser's time zone. If it is unknown or has no suitable airport, all three are
 *   the best of their continents.
 */
export function proposeHubs(
  airports: readonly Airport[],
  zone: string | undefined,
  facts: HubFacts,
): HubProposal[] {
  const yardstick = facts.catchments ? byTravellers(facts.catchments) : BY_RUNWAYS;
  const hubs = airports.filter(({ scheduled, runways }) => scheduled && runways > 0).sort(yardstick.compare);
  const propose = (airport: Airport, place: string, claim: Reason): HubProposal => ({
    airport,
    reason: (units) => `${place}: ${[claim(units), ...conditionsAt(airport, facts)].join(', ')}`,
  });

  const local = zone ? inZone(hubs, zone) : [];
  const home = local.find(yardstick.isFit);
  const hindrances = ({ id, iata }: Airport) =>
    Number(facts.traffic !== undefined && !isFreeAllDay(iata, facts.traffic)) * 2 +
    Number((facts.bases?.get(id) ?? 0) > 0);
  const best = new Map<string, Airport>();
  for (const airport of hubs) {
    const { continent } = airport;
    if (continent === home?.continent || !yardstick.isStrong(airport)) continue;
    const before = best.get(continent);
    if (!before || hindrances(airport) < hindrances(before)) best.set(continent, airport);
  }
  const others = [...best.values()].sort(
    (one, other) => hindrances(one) - hindrances(other) || yardstick.compare(one, other),
  );
  const proposals = others.map((airport) =>
    propose(airport, CONTINENTS[airport.continent] ?? airport.continent, yardstick.claim(airport)),
  );
  if (home) proposals.unshift(propose(home, 'In your time zone', yardstick.claim(home)));
  return proposals.slice(0, 3);
}
