import { expect, it } from 'vitest';
import { connectingShare, flyHub, loadOf } from '#scripts/research/world/hubs/fly-hub.ts';
import { hubNetworks } from '#scripts/research/world/hubs/hub-network.ts';
import { LONG_HAUL_SHARE, PUBLISHED } from '#scripts/research/world/hubs/hub-table.ts';

const networkOf = hubNetworks();

it('builds a hub of 20 destinations, long-haul and short-haul', () => {
  const { flights } = networkOf('VIE');
  const spokes = (isLong: boolean) =>
    new Set(flights.filter((flight) => flight.isLong === isLong).map(({ spoke }) => spoke)).size;
  expect([spokes(true), spokes(false)]).toEqual([5, 15]);
});

for (const code of Object.keys(PUBLISHED))
  it(`has 30 to 60% connecting passengers on long-haul flights at a hub in ${code}, within the seats`, () => {
    const { longHaul, shortHaul } = flyHub(networkOf(code));
    expect(connectingShare(longHaul)).toBeGreaterThan(LONG_HAUL_SHARE[0]);
    expect(connectingShare(longHaul)).toBeLessThan(LONG_HAUL_SHARE[1]);
    expect(connectingShare(shortHaul)).toBeGreaterThan(0.1);
    expect(connectingShare(shortHaul)).toBeLessThan(connectingShare(longHaul));
    for (const flown of [longHaul, shortHaul]) {
      expect(loadOf(flown)).toBeGreaterThan(0.6);
      expect(loadOf(flown)).toBeLessThan(1);
    }
  }, 60_000);
