import { expect, it } from 'vitest';
import type { Airport } from '../../game/airport.ts';
import { airportsText } from '../../web/src/components/flight/flight-words.ts';

const CODES = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG', 'HHH'];
const airports = new Map(CODES.map((iata) => [iata.toLowerCase(), { iata } as Airport]));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names the airports that most people change flights from or for, and sums up the others', () => {
  const ways = CODES.map((iata, at) => [iata.toLowerCase(), at + 1] as const);
  expect(plain(airportsText(ways, airports))).toBe('HHH 8, GGG 7, FFF 6, EEE 5, DDD 4, CCC 3, others 3');
  expect(plain(airportsText(ways.slice(0, 2), airports))).toBe('BBB 2, AAA 1');
});

it('holds a place for codes that are not known yet', () => {
  expect(plain(airportsText([['aaa', 12]], undefined))).toBe('… 12');
});
