import { describe, expect, it } from 'vitest';
import { BLOCS, blocName, blocOf } from '#game/network/rights/blocs.ts';
import {
  applicationCost,
  conditionsOf,
  decidedAt,
  refundOf,
  yearlyFee,
} from '#game/network/rights/certificate.ts';
import { homeBlocs, mayFly, missingBlocs, routesOn } from '#game/network/rights/home.ts';
import { missingRight } from '#game/network/rights/missing-right.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { readTable } from '#scripts/data/table.ts';

/** Every country with an airport. */
const COUNTRIES = [
  ...new Set(readTable<'country'>('seed/airports.csv').map(({ country }) => country)),
].sort();
const at = (country: string) => ({ country });
const may = (hub: string, a: string, b: string, ...certificates: string[]) =>
  mayFly(homeBlocs(hub, certificates), at(a), at(b));

describe('blocs', () => {
  it('have each country once, with at least two each', () => {
    const all = BLOCS.flatMap(({ countries }) => countries);
    expect(new Set(all).size).toBe(all.length);
    for (const { countries } of BLOCS) expect(countries.length).toBeGreaterThan(1);
  });

  it('join the European area with Switzerland, but without the United Kingdom', () => {
    for (const country of ['PT', 'NO', 'CH', 'RS', 'RE']) expect(blocOf(country)).toBe('ECAA');
    expect(blocOf('GB')).not.toBe('ECAA');
    expect(blocOf('JE')).toBe(blocOf('GB'));
    expect(blocOf('TR')).toBe('TR');
  });

  it('join Australia and New Zealand, and a country with its territories', () => {
    expect(blocOf('AU')).toBe(blocOf('NZ'));
    expect(blocOf('PR')).toBe('US');
  });

  it('have the name of their country unless they have one of their own', () => {
    expect(blocName('BR', () => 'Brazil')).toBe('Brazil');
    expect(blocName('ANZ', () => '')).toBe('Australia and New Zealand');
  });
});

describe('the right to fly a pair', () => {
  it('holds within the home bloc, and from it to anywhere', () => {
    expect(may('PT', 'PT', 'FI')).toBe(true);
    expect(may('PT', 'GB', 'NO')).toBe(true);
    expect(may('KE', 'KE', 'TZ')).toBe(true);
  });

  it('does not hold within a foreign country, or between two', () => {
    expect(may('PT', 'US', 'US')).toBe(false);
    expect(may('PT', 'US', 'BR')).toBe(false);
    expect(may('KE', 'TZ', 'UG')).toBe(false);
  });

  it('holds with a certificate of one of both ends', () => {
    expect(may('PT', 'US', 'US', 'US')).toBe(true);
    expect(may('PT', 'US', 'BR', 'BR')).toBe(true);
    expect(may('PT', 'US', 'US', 'BR')).toBe(false);
  });

  const pairs = COUNTRIES.flatMap((a) => COUNTRIES.map((b) => [a, b] as const));

  it('is the same in both directions, and no certificate takes it away', () => {
    const broken = ['PT', 'NZ', 'KE'].flatMap((hub) =>
      pairs.filter(([a, b]) => {
        const without = may(hub, a, b);
        return may(hub, b, a) !== without || (without && !may(hub, a, b, 'US'));
      }),
    );
    expect(broken).toEqual([]);
  });

  it('is missing exactly where each of the named certificates would give it', () => {
    const homes = homeBlocs('PT', []);
    const broken = pairs.filter(([a, b]) => {
      const missing = missingBlocs(homes, at(a), at(b));
      const isMissing = !mayFly(homes, at(a), at(b));
      return missing.length > 0 !== isMissing || missing.some((bloc) => !may('PT', a, b, bloc));
    });
    expect(broken).toEqual([]);
  });

  it('is refused with the home, and with what it needs', () => {
    const nameOf = (country: string) => ({ US: 'x', BR: 'Brazil' })[country] ?? country;
    expect(missingRight('JFK–GRU', homeBlocs('PT', []), ['US', 'BR'], nameOf)).toBe(
      'JFK–GRU does not touch your home, the European Common Aviation Area. It needs a certificate of the United States or Brazil.',
    );
  });
});

describe('routes that rest on a certificate', () => {
  const route = (a: string, b: string) => ({ ends: [at(a), at(b)] as const });
  const routes = [route('PT', 'US'), route('US', 'US'), route('US', 'BR'), route('BR', 'BR')];

  it('are those that nothing else allows', () => {
    expect(routesOn(routes, homeBlocs('PT', ['US']), 'US')).toEqual([routes[1], routes[2]]);
    expect(routesOn(routes, homeBlocs('PT', ['US', 'BR']), 'US')).toEqual([routes[1]]);
    expect(routesOn(routes, homeBlocs('PT', ['US', 'BR']), 'ECAA')).toEqual([]);
  });
});

describe('a certificate', () => {
  const fit = { aircraft: 8, grade: 'BB', isInsolvent: false, solventFrom: 0 } as const;
  const unmet = (changes: Partial<Parameters<typeof conditionsOf>[0]>, minute = 100 * WEEK) =>
    conditionsOf({ ...fit, ...changes }, minute)
      .filter(({ isMet }) => !isMet)
      .map(({ field }) => field);

  it('costs $2 M and 0.5% of the revenue of a year', () => {
    expect(applicationCost(0)).toBe(2_000_000);
    expect(applicationCost(100_000_000)).toBe(2_500_000);
    expect(yearlyFee(0)).toBe(500_000);
    expect(yearlyFee(100_000_000)).toBe(630_000);
    expect(refundOf(2_500_000)).toBe(1_250_000);
  });

  it('is decided after 56 days', () => {
    expect(decidedAt(5)).toBe(5 + 56 * DAY);
  });

  it('needs eight aircraft, grade BB, and 26 weeks without insolvency', () => {
    expect(unmet({})).toEqual([]);
    expect(unmet({ aircraft: 7 })).toEqual(['aircraft']);
    expect(unmet({ grade: 'B' })).toEqual(['grade']);
    expect(unmet({ grade: 'AAA' })).toEqual([]);
    expect(unmet({ isInsolvent: true })).toEqual(['insolvency']);
    expect(unmet({ solventFrom: 75 * WEEK })).toEqual(['insolvency']);
    expect(unmet({ solventFrom: 74 * WEEK })).toEqual([]);
  });
});
