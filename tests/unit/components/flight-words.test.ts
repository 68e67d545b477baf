import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Flight, Why } from '#game/tables/flight.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { adviceOn, choicesOf } from '#web/components/flight/flight-choices.ts';
import { Takers } from '#web/components/flight/flight-why.tsx';
import { airportsText, spillText } from '#web/components/flight/flight-words.ts';

const CODES = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG', 'HHH'];
const airports = new Map(CODES.map((iata) => [iata.toLowerCase(), { iata } as Airport]));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names the airports with the most connecting passengers and sums up the others', () => {
  const ways = CODES.map((iata, index) => [iata.toLowerCase(), index + 1] as const);
  expect(plain(airportsText(ways, airports))).toBe('HHH 8, GGG 7, FFF 6, EEE 5, DDD 4, CCC 3, others 3');
  expect(plain(airportsText(ways.slice(0, 2), airports))).toBe('BBB 2, AAA 1');
});

it('shows a placeholder for unknown codes', () => {
  expect(plain(airportsText([['aaa', 12]], undefined))).toBe('… 12');
});

it('shows how many passengers were spilled', () => {
  expect(spillText(1)).toBe('1 passenger found no seat on this flight.');
  expect(plain(spillText(1234))).toBe(
    '1,234 passengers found no seat on this flight. Some of them took another one.',
  );
});

describe("reasons for a flight's load factor", () => {
  const flight = (economy: number, more: Partial<Flight> = {}) =>
    ({
      seats_economy: 100,
      seats_business: 0,
      seats_first: 0,
      pax_economy: economy,
      pax_business: 0,
      pax_first: 0,
      pax_leisure: economy,
      pax_business_group: 0,
      pax_premium: 0,
      ...more,
    }) as Flight;
  const why = (wanted: number, rivals: number, flown: number) =>
    ({
      wanted: [wanted, 0, 0],
      rivals: [rivals, 0, 0],
      stayed: [wanted - rivals - flown, 0, 0],
    }) as unknown as Why;
  const advice = (flown: number, known: Why, others: Flight[], hasRivals: boolean) =>
    adviceOn(flight(flown), choicesOf(flight(flown), known, others, hasRivals));

  it("distinguish the airline's other flights from rivals", () => {
    const other = flight(70);
    expect(choicesOf(flight(60), why(300, 130, 60), [other], true)).toMatchObject({
      own: [70, 0, 0],
      rivals: [60, 0, 0],
    });
    // Nobody else flies, so later flights of that day are also the airline's own.
    expect(choicesOf(flight(60), why(300, 130, 60), [], false)).toMatchObject({
      own: [130, 0, 0],
      rivals: [0, 0, 0],
    });
  });

  it('need no action for a good load factor, and suggest improvements for a bad one', () => {
    expect(advice(94, why(400, 200, 94), [], true)).toContain('No change is needed');
    expect(advice(99, why(400, 100, 99), [], true)).toContain('full');
    expect(advice(50, why(400, 200, 50), [], true)).toContain('another airline');
    expect(advice(50, why(400, 200, 50), [flight(200)], true)).toContain('another flight of yours');
    expect(advice(50, why(400, 0, 50), [], false)).toContain('lower fare');
    expect(advice(50, why(120, 0, 50), [], false)).toContain('smaller aircraft');
    expect(advice(0, why(0, 0, 0), [], false)).toContain('almost no demand');
  });
});

it('the airlines that took passengers are named with the number of people', () => {
  const takers = [{ id: 'incumbents', face: undefined, people: 1_023 }];
  expect(renderToStaticMarkup(Takers({ takers }))).toContain(
    'Estimated from today’s timetables: 1,023 took other airlines.',
  );
});
