import { expect, it } from 'vitest';
import type { AirportSlots, ByKind } from '#game/slots/airport-slots.ts';
import { SLOT_KINDS } from '#game/slots/airport-slots.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { HOUR, HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { runInGoja } from '#tests/support/engines/in-goja.ts';
import type { ReadSlots, SlotCase } from '#tests/support/goja/slot-case.ts';

const CASES = 12;
const AIRPORTS = ['AMS', 'LHR', 'BLL', 'JFK'];
const AIRLINES = ['one', 'two', 'three'];
/** Hours in which things happen, so that they meet. */
const HOURS = 12;

/** Returns a random case with timetables, slots in use, unused slots and a pool. */
function caseOf(index: number): SlotCase {
  let count = 0;
  const draw = (below: number) => hashOf(['slot readers', index, count++]) % below;
  const oneOf = <Of>(things: readonly Of[]) => things[draw(things.length)] as Of;
  const rowsOf = <Row>(most: number, make: () => Row) => Array.from({ length: 1 + draw(most) }, make);
  const leg = () => {
    const origin = oneOf(AIRPORTS);
    const destination = oneOf(AIRPORTS.filter((airport) => airport !== origin));
    // Some fly around the end of the week.
    const departs = (WEEK - 3 * HOUR + draw(HOURS * HOUR)) % WEEK;
    const block = 30 + draw(5 * HOUR);
    return { airline: oneOf(AIRLINES), origin, destination, departs, block };
  };
  const legs = rowsOf(120, leg);
  const slots = new Map(
    rowsOf(60, () => {
      const slot = [oneOf(AIRLINES), oneOf(AIRPORTS), draw(HOURS_A_WEEK / HOURS), oneOf(SLOT_KINDS)];
      const used = draw(4);
      return [slot.join(), [...slot, used + draw(3), used]] as const;
    }),
  );
  const airline = oneOf(AIRLINES);
  const own = legs.filter((one) => one.airline === airline);
  return {
    rows: {
      airport: AIRPORTS.map((iata) => [iata, iata, draw(360) - 180, draw(5)]),
      airport_demand: AIRPORTS.slice(1).map((iata) => [iata, draw(90)]),
      world: [[draw(2) * 100]],
      leg: legs.map(({ airline: flier, origin, destination, departs, block }) => [
        flier,
        origin,
        destination,
        departs,
        (departs + block) % WEEK,
      ]),
      slot: [...slots.values()],
      slot_pool: AIRPORTS.map((iata) => [iata, draw(HOURS_A_WEEK), 1 + draw(3)]),
    },
    airline,
    legs: own.slice(0, 1 + draw(own.length || 1)),
  };
}

/** Returns the airports and hours of the movements that leave the timetable. */
const hoursOf = ({ legs }: SlotCase): [airport: string, hour: number][] =>
  legs.flatMap(({ origin, destination, departs, block }): [string, number][] => [
    [origin, Math.floor(departs / HOUR)],
    [destination, Math.floor(((departs + block) % WEEK) / HOUR)],
  ]);

/** Returns the figures of an hour that decide whether it is full, and what the airline has there. */
function figuresOf({ airports, own }: ReadSlots, airport: string, hour: number) {
  const slots = new Map(airports).get(airport) as AirportSlots;
  const movements = new Map(own).get(airport) as ByKind;
  return {
    capacity: slots.capacity,
    others: slots.others[hour],
    held: SLOT_KINDS.map((kind) => slots.held[kind][hour]),
    own: SLOT_KINDS.map((kind) => movements[kind][hour]),
  };
}

it('reads the same of the hours that a removal changes as of the whole week', async () => {
  const cases = Array.from({ length: CASES }, (_, index) => caseOf(index));
  const read = await runInGoja<{ hours: ReadSlots; whole: ReadSlots }[]>(
    'goja/slot-readers.ts',
    'readBoth',
    cases,
  );
  let compared = 0;
  cases.forEach((one, index) => {
    const { hours, whole } = read[index] as (typeof read)[number];
    const slots = one.rows.slot.flatMap(([airline, airport, hour]): [string, number][] =>
      airline === one.airline &&
      one.legs.some((leg) => [leg.origin, leg.destination].includes(String(airport)))
        ? [[String(airport), Number(hour)]]
        : [],
    );
    for (const [airport, hour] of [...hoursOf(one), ...slots]) {
      expect([airport, hour, figuresOf(hours, airport, hour)]).toEqual([
        airport,
        hour,
        figuresOf(whole, airport, hour),
      ]);
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(20 * CASES);
});
