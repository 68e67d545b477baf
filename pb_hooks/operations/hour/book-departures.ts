import { comfortOf } from '#game/demand/choice/comfort.ts';
import { type DayMarket, type Itinerary, withHeld } from '#game/demand/choice/itinerary.ts';
import type { GroupList } from '#game/demand/groups.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type ClassList, classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { type Booked, bookedOn, peopleOf, trimmed } from '#game/operations/hour/booked.ts';
import { bookBesideOwn, type DatedItinerary } from '#game/operations/hour/own-changes.ts';
import { DAY, HOUR, YEAR } from '#game/world/time.ts';
import { knownMarketsOf } from '#hooks/demand/hour/day-markets.ts';
import { type BookItineraries, bookMarket, knownBookingsOf } from '#hooks/demand/hour/known-bookings.ts';
import type { MarketLeg, WrittenFlight } from '#hooks/demand/hour/read-departures.ts';
import type { OdMarket } from '#hooks/demand/hour/read-od-markets.ts';
import type { OpenWorkOrder } from '#hooks/fleet/hour/plan-work-orders.ts';
import type { AircraftState } from '#hooks/settlement/state/read-aircraft.ts';
import type { AirlineState, SettledWorld } from '#hooks/settlement/state/read-world.ts';
import type { DrawnOutcome } from './draw-outcome.ts';

export interface BookingFacts {
  models: ReadonlyMap<string, AircraftModel>;
  /** The aircraft concerned by this hour, in their current state. */
  fleet: ReadonlyMap<string, AircraftState>;
  /** Planned and started work orders, by aircraft. */
  open: ReadonlyMap<string, readonly OpenWorkOrder[]>;
  airlines: readonly AirlineState[];
  odMarkets: ReadonlyMap<string, OdMarket>;
  /** Today's cancelled departures and this hour's departures that are already written, by leg. */
  written: ReadonlyMap<string, WrittenFlight>;
  /** Outcomes of this hour's other departures, by leg. */
  outcomes: ReadonlyMap<string, DrawnOutcome>;
  /** Seats held by passengers who connect from another flight, by leg. */
  held: ReadonlyMap<string, ClassList>;
  /** World minute of the start of the day. */
  today: number;
  /** World minute of the start of the hour. */
  now: number;
}

/** One of today's departures in an O&D market. */
interface Choice {
  leg: MarketLeg;
  itinerary: Itinerary;
}

const datedOf = ({ leg: { departs, since, until }, itinerary }: Choice): DatedItinerary => ({
  itinerary,
  departs,
  since,
  until,
});

const alwaysOffered = (itinerary: Itinerary): DatedItinerary => ({
  itinerary,
  departs: 0,
  since: 0,
  until: null,
});

function itineraryOf(
  leg: MarketLeg,
  odMarket: OdMarket,
  model: AircraftModel,
  airline: AirlineState,
  facts: BookingFacts,
): Itinerary {
  // A refit may have ended in this hour, so prefer the current cabin.
  const seats = classesOf(facts.fleet.get(leg.aircraft) ?? leg.seats);
  const size = sumOfClasses(seats);
  const local = leg.departs + solarOffset(odMarket.from.lon);
  const itinerary: Itinerary = {
    id: leg.leg,
    airline: leg.airline,
    departs: ((local % DAY) + DAY) % DAY,
    minutes: leg.block,
    stops: 0,
    fares: leg.fares,
    seats,
    size,
    comfort: comfortOf({
      popularity: model.popularity,
      age: Math.max(0, leg.departs - leg.built) / YEAR,
      seats: size,
      max_seats: model.max_seats,
    }),
    punctuality: airline.punctuality,
    reputation: airline.reputation,
  };
  const held = facts.held.get(leg.leg);
  return held ? withHeld(itinerary, held) : itinerary;
}

/** Checks whether the timetable and the work orders let a departure without a known outcome take place. */
function isExpected(leg: MarketLeg, open: BookingFacts['open']): boolean {
  // A leg that was added after its time today first flies next week.
  if (leg.delivered > leg.departs || leg.since > leg.departs) return false;
  const workOrders = open.get(leg.aircraft);
  return !workOrders?.some((work) => work.starts < leg.departs + leg.block && work.ends > leg.departs);
}

/** Checks whether a departure of this hour is cancelled after passengers booked it. */
const isDropped = (outcome: DrawnOutcome | undefined): boolean =>
  outcome?.cancelled === true && outcome.wasSold;

/** Returns the itineraries of some departures. */
function itinerariesOf(choices: readonly Choice[]): Itinerary[] {
  const itineraries: Itinerary[] = [];
  for (let index = 0; index < choices.length; index++)
    itineraries[index] = (choices[index] as Choice).itinerary;
  return itineraries;
}

/** Subtracts the passengers who fly from those who are left, in place. */
function take(left: GroupList, groups: Readonly<GroupList>): void {
  left[0] -= groups[0];
  left[1] -= groups[1];
  left[2] -= groups[2];
}

/** Facts and results that the bookings of all markets in an hour share. */
interface HourOfBookings {
  facts: BookingFacts;
  book: BookItineraries;
  /** Passengers on board, by leg. */
  booked: Map<string, Booked>;
}

/**
 * Books an O&D market for today among its expected departures. Adds the passengers on board this hour's
 * departures to `booked`. Passengers who have already flown today do not fly again.
 */
function bookOdMarket(
  odMarket: OdMarket,
  market: DayMarket,
  choices: readonly Choice[],
  { facts, book, booked }: HourOfBookings,
) {
  const { written, outcomes, open, today, now } = facts;
  const left = peopleOf(market);
  take(left, odMarket.carried);
  const offered: Choice[] = [];
  const withdrawn: Choice[] = [];
  let someDropped = false;
  let someChanged = false;
  let hasLater = false;
  for (let index = 0; index < choices.length; index++) {
    const choice = choices[index] as Choice;
    const { leg } = choice;
    const known = written.get(leg.leg);
    const outcome = outcomes.get(leg.leg);
    if (known) take(left, known.carried);
    if (leg.since > today || leg.until !== null) someChanged = true;
    const isCancelled = known ? known.cancelled : outcome?.cancelled;
    if (isCancelled === undefined ? isExpected(leg, open) : !isCancelled)
      (leg.until === null ? offered : withdrawn).push(choice);
    if (isDropped(outcome)) someDropped = true;
    if (leg.departs >= now + HOUR) hasLater = true;
  }
  const day = book(
    odMarket.origin + odMarket.destination,
    market,
    itinerariesOf(offered),
    odMarket.incumbents,
    hasLater,
  );
  const changed = someChanged
    ? [...[...offered, ...withdrawn].map(datedOf), ...odMarket.incumbents.day().map(alwaysOffered)]
    : [];
  for (let index = 0; index < offered.length; index++) {
    const { leg, itinerary } = offered[index] as Choice;
    if (!outcomes.has(leg.leg)) continue;
    const dated = changed[index];
    const own = dated ? bookBesideOwn(market, dated, changed) : null;
    const onBoard = trimmed(own ?? bookedOn(market, day, itinerary, day.bookingAt(index)), left);
    take(left, onBoard.groups);
    booked.set(leg.leg, onBoard);
  }
  if (!someDropped) return;

  // Passengers of a cancelled departure do not rebook: they chose while it was still on offer.
  const planned = choices.filter(
    (choice) =>
      offered.includes(choice) || (choice.leg.until === null && isDropped(outcomes.get(choice.leg.leg))),
  );
  const before = bookMarket(market, itinerariesOf(planned), odMarket.incumbents);
  planned.forEach(({ leg, itinerary }, index) => {
    if (outcomes.get(leg.leg)?.cancelled)
      booked.set(leg.leg, bookedOn(market, before, itinerary, before.bookingAt(index)));
  });
}

/**
 * Returns the passengers on board each departure in `outcomes`, by leg. For a cancelled departure: the
 * passengers who had booked it.
 * @param legs today's departures in the O&D markets, grouped by market
 */
export function bookDepartures(
  world: SettledWorld,
  legs: readonly MarketLeg[],
  facts: BookingFacts,
): Map<string, Booked> {
  const airlines = new Map<string, AirlineState>();
  for (let index = 0; index < facts.airlines.length; index++) {
    const airline = facts.airlines[index] as AirlineState;
    airlines.set(airline.id, airline);
  }
  const byMarket = new Map<string, Choice[]>();
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as MarketLeg;
    const key = leg.origin + leg.destination;
    const odMarket = facts.odMarkets.get(key);
    const model = facts.models.get(leg.model);
    const airline = airlines.get(leg.airline);
    if (!odMarket || !model || !airline) continue;
    const choice = {
      leg,
      itinerary: itineraryOf(leg, odMarket, model, airline, facts),
    };
    const others = byMarket.get(key);
    if (others) others.push(choice);
    else byMarket.set(key, [choice]);
  }
  const booked = new Map<string, Booked>();
  const marketOf = knownMarketsOf(world, facts.now);
  const bookings = { facts, book: knownBookingsOf(world, facts.now), booked };
  byMarket.forEach((choices, key) => {
    const odMarket = facts.odMarkets.get(key);
    if (odMarket) bookOdMarket(odMarket, marketOf(key, odMarket), choices, bookings);
  });
  return booked;
}
