import type { HubLeg } from '#game/demand/choice/connections.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import type { ConnectionMarket, Hub } from '#game/demand/choice/pairings.ts';
import type { ClassList } from '#game/fleet/aircraft/cabin.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { DAY } from '#game/world/time.ts';
import { Draw } from './draw.ts';
import { cabin, farePrices, itineraryOf, pairOf } from './draw-itinerary.ts';

/**
 * A hub with everything that its connections need. Markets and direct flights are keyed by
 * `origin-destination`.
 */
export interface HubCase {
  hub: Hub;
  month: number;
  odMarkets: Record<string, ConnectionMarket>;
  direct: Record<string, Itinerary[]>;
  chance: number;
  /** Seats left by leg. A leg that is not named has none. */
  seats: Record<string, ClassList>;
  /** Minutes by leg. */
  late: Record<string, number>;
}

interface Spoke {
  id: string;
  /** Distance in km from the hub on a flat earth, and longitude. */
  x: number;
  y: number;
  lon: number;
}

/** Draws a week of flights between the hub and its spokes, in order of departure. */
function hubLegs(draw: Draw, spokes: readonly Spoke[], perDay: number): HubLeg[] {
  const legs = draw.list(perDay * 7, (index): HubLeg => {
    const { id: spoke, x, y } = draw.of(spokes);
    const km = Math.max(100, Math.hypot(x, y));
    return {
      id: draw.id(),
      spoke,
      km,
      departs: Math.floor(index / perDay) * DAY + draw.whole(0, 1439),
      block: blockMinutes(km, 830),
      fares: farePrices(draw, km),
      seats: cabin(draw),
      comfort: draw.between(0, 1),
    };
  });
  return legs.sort((one, other) => one.departs - other.departs);
}

/** Draws a hub with seven spokes, five inbound flights per day and six outbound ones. */
export function hubCase(seed: string, index: number): HubCase {
  const draw = new Draw(seed, 'hub', index);
  const reach = draw.ofSize(500, 5_000);
  const place = () => draw.between(-reach, reach);
  const spokes = draw.list(7, (spoke) => ({
    id: `spoke${spoke}`,
    x: place(),
    y: place(),
    lon: draw.between(-180, 180),
  }));
  const odMarkets: Record<string, ConnectionMarket> = {};
  const direct: Record<string, Itinerary[]> = {};
  for (const from of spokes)
    for (const to of spokes) {
      const key = `${from.id}-${to.id}`;
      const km = Math.max(100, Math.hypot(from.x - to.x, from.y - to.y));
      if (from === to || draw.whole(1, 10) === 1) continue;
      const pair = pairOf(draw, km);
      // Few passengers connect: large markets have some on most days.
      const { leisure, business, premium } = pair.yearly;
      const yearly = { leisure: leisure * 10, business: business * 10, premium: premium * 10 };
      odMarkets[key] = { ...pair, yearly, lon: from.lon };
      if (draw.whole(1, 3) === 1) direct[key] = draw.list(draw.whole(1, 4), () => itineraryOf(draw, km, 3));
    }
  const [inbound, outbound] = [hubLegs(draw, spokes, 5), hubLegs(draw, spokes, 6)];
  const bookable = [...inbound, ...outbound].filter(() => draw.whole(1, 12) > 1);
  return {
    hub: {
      airline: 'airline1',
      punctuality: draw.between(0, 1),
      reputation: draw.between(0, 1),
      inbound,
      outbound,
    },
    month: draw.whole(0, 11),
    odMarkets,
    direct,
    chance: hashOf([seed, 'hub', index]),
    seats: Object.fromEntries(
      bookable.map(({ id }): [string, ClassList] => [
        id,
        [draw.whole(0, 40), draw.whole(0, 6), draw.whole(0, 2)],
      ]),
    ),
    late: Object.fromEntries(inbound.map(({ id }) => [id, Math.max(0, draw.whole(-120, 90))])),
  };
}
