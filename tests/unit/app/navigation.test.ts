import { describe, expect, it } from 'vitest';
import { isCurrent, NAVIGATION } from '#web/app/frame/navigation.ts';

describe('side navigation', () => {
  it("lists the product's pages in order", () => {
    const lines = NAVIGATION.map((block) =>
      block.map(({ label, entries }) => [label, ...entries.map((entry) => `${entry.label} ${entry.to}`)]),
    );
    expect(lines).toEqual([
      [
        [undefined, 'World /'],
        [
          'Route',
          'Manage Routes /route/manage/',
          'Acquire Route /route/acquire/',
          'Research and Demand /route/research/',
          'Slots /slots/',
        ],
        ['Fleet', 'Manage Fleet /fleet/manage/', 'Maintenance /fleet/maintenance/'],
        [undefined, 'Operations /operations/'],
      ],
      [
        ['Finance', 'Banking /finance/banking/', 'Stock Market /finance/stock-market/'],
        ['Aircraft Exchange', 'Buy/Sell /?exchange=market', 'Negotiations /?exchange=negotiations'],
        [undefined, 'Staff /staff/'],
      ],
    ]);
  });

  it('marks one entry per address', () => {
    const entries = NAVIGATION.flat().flatMap((group) => group.entries);
    const marked = (pathname: string, search: string) =>
      entries.filter((entry) => isCurrent(entry.to, pathname, search)).map((entry) => entry.label);
    expect(marked('/', '')).toEqual(['World']);
    expect(marked('/', '?airport=AMS')).toEqual(['World']);
    expect(marked('/', '?exchange=market')).toEqual(['Buy/Sell']);
    expect(marked('/', '?exchange=negotiations&airport=AMS')).toEqual(['Negotiations']);
    expect(marked('/staff/', '')).toEqual(['Staff']);
    expect(marked('/route/', '')).toEqual([]);
  });
});
