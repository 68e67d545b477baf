import { bookingAt, seatDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import {
  expectedConnections,
  NO_COMPETITION,
  type OnwardLeg,
} from '#game/demand/choice/expected-connections.ts';
import { connectionsOver } from '#game/demand/choice/pairings.ts';
import { type ClassList, classList, sumOfClasses, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { boarding, drawConnecting, seatsToHold, type Transfer } from '#game/operations/hour/connecting.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import { AIRLINE, type HubFlight, type HubNetwork, itineraryOf, MONTH } from './hub-network.ts';

/** Days before figures count, and total days. */
const BEGINNING = 7;
const DAYS = 28;
const SEED = 'hubs';

/** Passengers on a group of flights. */
export interface Flown {
  flights: number;
  seats: number;
  /** Passengers whose journey ends with the flight, and connecting passengers. */
  local: number;
  connecting: number;
}

export interface HubResult {
  code: string;
  longHaul: Flown;
  shortHaul: Flown;
}

/** Connecting passengers with seats on their second flight, by flight and day. */
class Held {
  readonly #waiting = new Map<string, Transfer[]>();

  of(id: string, departs: number): readonly Transfer[] {
    return this.#waiting.get(id + departs) ?? [];
  }

  people(id: string, departs: number): ClassList {
    const sum: ClassList = [0, 0, 0];
    for (const { people } of this.of(id, departs))
      for (let name = 0; name < sum.length; name++)
        sum[name] = (sum[name] as number) + (people[name] as number);
    return sum;
  }

  add(id: string, departs: number, transfer: Transfer): void {
    this.#waiting.set(id + departs, [...this.of(id, departs), transfer]);
  }
}

const added = (lists: readonly Readonly<ClassList>[]): ClassList =>
  lists.reduce<ClassList>(
    (all, three) => [all[0] + three[0], all[1] + three[1], all[2] + three[2]],
    [0, 0, 0],
  );

/** A flight to the hub on one day. */
interface Arrival {
  flight: HubFlight;
  departs: number;
  local: Readonly<ClassList>;
  onward: readonly OnwardLeg[];
  /** Hash drawn for its connecting passengers. */
  chance: number;
}

/** Draws connecting passengers of a flight and holds seats for them. */
function sendOn(
  { flight, departs, local, onward, chance }: Arrival,
  held: Held,
  byId: ReadonlyMap<string, HubFlight>,
): ClassList {
  const laterOf = new Map(onward.map(({ leg, later }) => [leg, later]));
  const taken = drawConnecting(
    onward,
    { chance, seats: classList(flight.seats), local, economy: 1 },
    (leg) => {
      const held1 = held.people(leg, departs + (laterOf.get(leg) ?? 0));
      const seats = classList((byId.get(leg) as HubFlight).seats);
      return seats.map((count, name) => seatsToHold(count) - (held1[name] as number)) as ClassList;
    },
  );
  onward.forEach(({ leg, later }, index) => {
    const people = taken[index] as Readonly<ClassList>;
    if (sumOfList(people) > 0)
      held.add(leg, departs + later, {
        origin: flight.spoke,
        landed: departs + flight.block,
        people,
        fares: [0, 0, 0],
      });
  });
  return added(taken);
}

const nothing = (): Flown => ({ flights: 0, seats: 0, local: 0, connecting: 0 });

/**
 * Flies a hub for some weeks by the rules of the settlement, without delays. Always gives the same result.
 */
export function flyHub({ code, flights, odMarketOf, incumbentsOf }: HubNetwork): HubResult {
  const hub = {
    ...AIRLINE,
    inbound: flights.filter(({ isInbound }) => isInbound),
    outbound: flights.filter(({ isInbound }) => !isInbound),
  };
  const expected = expectedConnections(
    connectionsOver(hub, odMarketOf),
    MONTH,
    ({ origin, destination }) => incumbentsOf(origin, destination),
    NO_COMPETITION,
  );
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  const held = new Held();
  const result = { code, longHaul: nothing(), shortHaul: nothing() };
  for (let day = 0; day < DAYS; day++) {
    const [chance, before] = [keyedChance(SEED, day), keyedChance(SEED, day - 1)];
    const weekday = day % DAYS_A_WEEK;
    const today = flights.filter(({ departs }) => Math.floor(departs / DAY) === weekday);
    for (const flight of today) {
      const { spoke, isInbound } = flight;
      const [from, to] = isInbound ? [spoke, code] : [code, spoke];
      const departs = day * DAY + (flight.departs % DAY);
      const odMarket = odMarketOf(from, to);
      const draws = { today: chance.demand(from, to), dayBefore: before.firstDemand(from, to) };
      const market = dayMarket(odMarket, { month: MONTH, weekday, draws });
      const rivals = today.filter((other) => other.spoke === spoke && other.isInbound === isInbound);
      const itineraries = rivals.map((other) => {
        const [economy, business, first] = held.people(other.id, day * DAY + (other.departs % DAY));
        const { seats } = other;
        const left = {
          economy: seats.economy - economy,
          business: seats.business - business,
          first: seats.first - first,
        };
        return { ...itineraryOf(other, odMarket.lon), seats: left };
      });
      const { byClass } = bookingAt(
        seatDay(market, [...itineraries, ...incumbentsOf(from, to)]),
        rivals.indexOf(flight),
      );
      const local = classList(byClass);
      const connecting = isInbound
        ? sendOn(
            {
              flight,
              departs,
              local,
              onward: expected.get(flight.id) ?? [],
              chance: chance.connecting(flight.id),
            },
            held,
            byId,
          )
        : boarding(held.of(flight.id, departs), classList(flight.seats), departs).classes;
      if (day < BEGINNING) continue;
      const flown = flight.isLong ? result.longHaul : result.shortHaul;
      const seats = sumOfClasses(flight.seats);
      flown.flights += 1;
      flown.seats += seats;
      flown.connecting += sumOfList(connecting);
      // Some give up their seats to connecting passengers.
      for (const [name, count] of classList(flight.seats).entries())
        flown.local += Math.min(local[name] as number, count - (connecting[name] as number));
    }
  }
  return result;
}

/** Returns the share of connecting passengers on some flights, 0–1. */
export const connectingShare = ({ local, connecting }: Flown): number =>
  connecting / Math.max(1, local + connecting);

/** Returns the load factor, 0–1. */
export const loadOf = ({ local, connecting, seats }: Flown): number =>
  (local + connecting) / Math.max(1, seats);
