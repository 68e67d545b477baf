import { describe, expect, it } from 'vitest';
import { newcomerOn } from '#tests/support/newcomer.ts';

/**
 * Pairs that nobody flew in June 2014 and on which an airline opened a route in 2015–2019. The sources are the airlines'
 * announcements, titles and dates from memory.
 */
const OPENINGS = [
  {
    hub: 'DUB',
    to: 'LAX',
    airline: 'Ethiopian Airlines',
    year: 2015,
    source: 'Addis Ababa–Dublin–Los Angeles',
  },
  { hub: 'DEL', to: 'MAD', airline: 'Air India', year: 2016, source: 'Air India to launch Delhi–Madrid' },
  { hub: 'MAN', to: 'BOS', airline: 'Virgin Atlantic', year: 2017, source: 'New routes from Manchester' },
  {
    hub: 'DXB',
    to: 'ZAG',
    airline: 'Emirates',
    year: 2017,
    source: 'Emirates launches daily service to Zagreb',
  },
  { hub: 'DEL', to: 'ARN', airline: 'Air India', year: 2017, source: 'Air India to launch Delhi–Stockholm' },
  { hub: 'DUB', to: 'MIA', airline: 'Aer Lingus', year: 2017, source: 'Aer Lingus announces Miami' },
  { hub: 'DEL', to: 'CPH', airline: 'Air India', year: 2017, source: 'Air India to launch Delhi–Copenhagen' },
  {
    hub: 'STN',
    to: 'EWR',
    airline: 'Primera Air',
    year: 2018,
    source: 'Primera Air announces transatlantic flights',
  },
  { hub: 'DXB', to: 'EDI', airline: 'Emirates', year: 2018, source: 'Emirates to fly to Edinburgh' },
  {
    hub: 'LIS',
    to: 'ORD',
    airline: 'TAP Air Portugal',
    year: 2019,
    source: 'TAP announces Chicago, San Francisco and Washington',
  },
] as const;

/** The world's busiest pairs by seats in 2024 (OAG), two of them international. */
const BUSIEST = [
  ['CJU', 'GMP'],
  ['CTS', 'HND'],
  ['FUK', 'HND'],
  ['HAN', 'SGN'],
  ['MEL', 'SYD'],
  ['JED', 'RUH'],
  ['OKA', 'HND'],
  ['BOM', 'DEL'],
  ['HKG', 'TPE'],
  ['CAI', 'JED'],
] as const;

describe('a small airline', () => {
  for (const { hub, to, airline, year, source } of OPENINGS)
    it(`is profitable on ${hub}–${to}, which ${airline} opened in ${year} (${source})`, () => {
      const { incumbents, profit, model } = newcomerOn(hub, to, 1);
      expect(incumbents).toMatchObject({ stops: 1 });
      expect(profit, model).toBeGreaterThan(0);
    });

  for (const [hub, to] of BUSIEST)
    it(`loses money with two aircraft on ${hub}–${to}`, () => {
      const { incumbents, profit, model } = newcomerOn(hub, to, 2);
      expect(incumbents).toMatchObject({ stops: 0 });
      expect(profit, model).toBeLessThan(0);
    });
});
