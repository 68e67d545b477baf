import { describe, expect, it } from 'vitest';
import type { CertificateTerms } from '#game/payloads/certificate.ts';
import { applyAbroad, type RightsView } from '#game/rivals/apply-abroad.ts';
import { rivalAirport, rivalView } from '#tests/support/rival-view.ts';

const TERMS: CertificateTerms = {
  bloc: 'AE',
  revenue: 0,
  cost: 2_000_000,
  yearly: 500_000,
  days: 56,
  conditions: [{ field: 'aircraft', isMet: true, text: '' }],
  obstacle: null,
};
const hub = (country: string, lon: number, aircraft: number) => ({
  airport: { ...rivalAirport(`${country}${lon}`, lon), country },
  aircraft,
});
const decided = (changes: Partial<RightsView> = {}) =>
  applyAbroad({
    view: rivalView({ homes: ['ECAA'] }),
    hubs: [hub('TR', 20, 9), hub('AE', 30, 20), hub('US', 120, 99)],
    termsOf: () => TERMS,
    ...changes,
  });

describe('a rival that looks for another base', () => {
  it('applies for the country of the largest foreign hub nearby', () => {
    expect(decided()).toEqual({ name: 'certificate.apply', input: { country: 'AE', price: 2_000_000 } });
  });

  it('does not while its home has hubs enough', () => {
    const home = [10, 12, 14].map((lon) => hub('NL', lon, 2));
    expect(decided({ hubs: [...home, hub('AE', 30, 20)] })).toBeNull();
  });

  it('does not when it does not look for one, or has too little money', () => {
    expect(decided({ view: rivalView({ homes: ['ECAA'], isReview: false }) })).toBeNull();
    expect(decided({ termsOf: () => ({ ...TERMS, cost: 90_000_000 }) })).toBeNull();
  });

  it('does not when a condition is not met, or another application is open', () => {
    const conditions = TERMS.conditions.map((one) => ({ ...one, isMet: false }));
    expect(decided({ termsOf: () => ({ ...TERMS, conditions }) })).toBeNull();
    const obstacle = { code: 'one_at_a_time', message: '' };
    expect(decided({ termsOf: () => ({ ...TERMS, obstacle }) })).toBeNull();
  });
});
