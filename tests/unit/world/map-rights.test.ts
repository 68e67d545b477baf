import { describe, expect, it } from 'vitest';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { rightsFrom } from '#web/features/world/map-rights.ts';

const airport = (iata: string) => ({ ...seededAirport(iata), id: iata });
const at = (origin: string | null, homes: string[] = ['ECAA'], applied: string[] = []) => {
  const rightOf = rightsFrom(homes, applied, origin === null ? null : airport(origin));
  return (iata: string) => rightOf(airport(iata));
};

describe('rights on the map', () => {
  it('close nothing from home, or while no airport is selected', () => {
    for (const origin of ['LIS', null])
      for (const iata of ['LIS', 'OPO', 'JFK', 'NBO']) expect(at(origin)(iata).isClosed).toBe(false);
  });

  it('close everything abroad from an airport abroad, but not the airport itself', () => {
    const closed = ['JFK', 'LAX', 'LHR', 'LIS', 'ZRH'].filter((iata) => at('JFK')(iata).isClosed);
    expect(closed).toEqual(['LAX', 'LHR']);
    expect(at('JFK', ['ECAA', 'US'])('LAX').isClosed).toBe(false);
  });

  it('ring homes, those with a certificate too, and applications', () => {
    const ringOf = at(null, ['ECAA', 'US'], ['BR']);
    expect(['LIS', 'SJU', 'GRU', 'NBO'].map((iata) => ringOf(iata).ring)).toEqual([
      'home',
      'home',
      'applied',
      null,
    ]);
  });
});
