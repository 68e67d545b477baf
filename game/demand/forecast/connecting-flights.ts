import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { seatsToHold } from '#game/operations/hour/connecting.ts';
import { splitFare } from '../choice/connections.ts';
import type { OnwardLeg } from '../choice/expected-connections.ts';
import type { ConnectionMarket, Hub } from '../choice/pairings.ts';
import { demandDeviation } from '../knowledge/knowledge.ts';

/** Connecting passengers to expect on one of the airline's flights. */
export interface ConnectingFlight {
  /** By class, whether or not the flight has seats for them. */
  people: ClassList;
  /** This flight's mean share of their fares in US dollars, by class. */
  fares: ClassList;
  /** Whether it is their second flight, on which they hold seats before others book. */
  isSecond: boolean;
  /**
   * Standard deviation of the logarithm of their number, because the airline does not know the demand between the ends of
   * their journeys exactly.
   */
  deviation: number;
}

/** Connecting passengers to expect on the airline's flights, by `flightKey`. */
export type ConnectingFlights = ReadonlyMap<string, ConnectingFlight>;

/** Returns the key of one of the airline's own departures in a forecast, where a leg has the id of its aircraft. */
export const flightKey = ({ leg, departs }: { leg: string; departs: number }): string => `${leg} ${departs}`;

/** A market between two spokes as the airline expects it. */
export interface KnownConnectionMarket extends ConnectionMarket {
  /** How well it knows the pair, 0–1. */
  known: number;
}

/** Share of connecting passengers who reach their second flight: first flights are cancelled or late. */
const ARRIVE = 0.9;

/** Connecting passengers of a flight by the other end of their journey. */
class Sum {
  readonly #bySpoke = new Map<string, { people: number; known: number }>();
  readonly #people: ClassList = [0, 0, 0];
  readonly #money: ClassList = [0, 0, 0];

  add(spoke: string, people: Readonly<ClassList>, fares: Readonly<ClassList>, known: number): void {
    const there = this.#bySpoke.get(spoke);
    if (there) there.people += sumOfList(people);
    else this.#bySpoke.set(spoke, { people: sumOfList(people), known });
    const all = this.#people;
    all[0] += people[0];
    all[1] += people[1];
    all[2] += people[2];
    const money = this.#money;
    money[0] += people[0] * fares[0];
    money[1] += people[1] * fares[1];
    money[2] += people[2] * fares[2];
  }

  /** @param share of the people who come */
  flight(isSecond: boolean, share: number): ConnectingFlight {
    const all = sumOfList(this.#people);
    let variance = 0;
    // By a callback, because goja takes several times as long for an iterator.
    this.#bySpoke.forEach(({ people, known }) => {
      const part = (people / all) * demandDeviation(known);
      variance += part * part;
    });
    const [people, fares] = [this.#people, this.#money];
    return {
      people: [people[0] * share, people[1] * share, people[2] * share],
      fares: [fares[0] / (people[0] || 1), fares[1] / (people[1] || 1), fares[2] / (people[2] || 1)],
      isSecond,
      deviation: Math.sqrt(variance),
    };
  }
}

/**
 * Returns the connecting passengers to expect on each flight of a hub, by the id of its leg. Flights without any are left
 * out.
 * @param expected `expectedConnections` of the hub
 * @param odMarketOf as for these
 */
export function connectingFlights(
  { inbound, outbound }: Pick<Hub, 'inbound' | 'outbound'>,
  expected: ReadonlyMap<string, readonly OnwardLeg[]>,
  odMarketOf: (origin: string, destination: string) => KnownConnectionMarket | null,
): Map<string, ConnectingFlight> {
  const flights = new Map<string, ConnectingFlight>();
  const seconds = new Map<string, Sum>();
  for (const { id, spoke } of inbound) {
    const onward = expected.get(id);
    if (!onward) continue;
    const first = new Sum();
    for (const { leg, destination, people, fares, km } of onward) {
      const known = odMarketOf(spoke, destination)?.known ?? 0;
      const economy = splitFare(fares[0], km[0], km[1]);
      const business = splitFare(fares[1], km[0], km[1]);
      const front = splitFare(fares[2], km[0], km[1]);
      first.add(destination, people, [economy[0], business[0], front[0]], known);
      let second = seconds.get(leg);
      if (!second) {
        second = new Sum();
        seconds.set(leg, second);
      }
      second.add(spoke, people, [economy[1], business[1], front[1]], known);
    }
    flights.set(id, first.flight(false, 1));
  }
  for (const { id } of outbound) {
    const second = seconds.get(id);
    if (second) flights.set(id, second.flight(true, ARRIVE));
  }
  return flights;
}

/** Returns the seats of each class that connecting passengers are expected to hold on their second flight. */
export const heldBy = ({ people }: Pick<ConnectingFlight, 'people'>, seats: Readonly<ClassList>): ClassList =>
  people.map((count, name) => Math.min(count, seatsToHold(seats[name] as number))) as ClassList;
