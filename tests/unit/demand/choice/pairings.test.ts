import { expect, it } from 'vitest';
import type { HubLeg } from '#game/demand/choice/connections.ts';
import {
  expectedConnections,
  NO_COMPETITION,
  type OnwardLeg,
} from '#game/demand/choice/expected-connections.ts';
import { connectionsOver, type Hub } from '#game/demand/choice/pairings.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { hubLeg, odMarketOf } from '#tests/support/hubs.ts';

/** Airports at equal distances, with markets of different sizes. */
const SPOKES = Array.from({ length: 22 }, (_, index) => `spoke${index}`);
const marketOf = (origin: string, destination: string) =>
  odMarketOf(5_000 * (1 + SPOKES.indexOf(origin) + ((7 * SPOKES.indexOf(destination)) % 23)));

/** Returns daily flights in a bank at noon or, on some days, in the evening as well. */
function hub(hasEvening: (day: number) => boolean): Hub {
  const legs = (name: string, later: number): HubLeg[] =>
    SPOKES.flatMap((spoke, place) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
        [480, ...(hasEvening(day) ? [1_300] : [])].map((minute) =>
          hubLeg({
            id: `${name} ${spoke} ${day} ${minute}`,
            spoke,
            departs: (day * DAY + minute + later + place) % WEEK,
            seats: { economy: 100, business: place % 3, first: 0 },
          }),
        ),
      ),
    ).sort((one, other) => one.departs - other.departs);
  return {
    airline: 'own',
    punctuality: 0.8,
    reputation: 0.5,
    inbound: legs('in', 0),
    outbound: legs('out', 150),
  };
}

const expectOver = (of: Hub, asked: ReadonlySet<string> | null = null): Map<string, OnwardLeg[]> =>
  expectedConnections(connectionsOver(of, marketOf, asked), 3, () => [], NO_COMPETITION);

it('gives connections to and from some airports as it gives all', () => {
  const of = hub((day) => day % 2 === 0);
  const all = expectOver(of);
  const spokes = new Map(of.inbound.map(({ id, spoke }) => [id, spoke]));
  const sorted = (onward: OnwardLeg[]) => onward.toSorted((one, other) => (one.leg < other.leg ? -1 : 1));
  for (const asked of [...SPOKES.map((spoke) => new Set([spoke])), new Set(['spoke0', 'spoke21'])]) {
    const some = expectOver(of, asked);
    for (const [id, onward] of all) {
      const isAsked = ({ destination }: OnwardLeg) =>
        asked.has(spokes.get(id) ?? '') || asked.has(destination);
      expect(sorted(some.get(id) ?? [])).toEqual(sorted(onward.filter(isAsked)));
    }
    expect(some.size).toBeLessThanOrEqual(all.size);
  }
  expect(Math.max(...[...all.values()].map(({ length }) => length))).toBe(16);
});

it('gives each day what it gets without the others', () => {
  const of = hub((day) => day === 3);
  const all = expectOver(of);
  for (let day = 0; day < 7; day++) {
    const inbound = of.inbound.filter(({ departs }) => Math.floor(departs / DAY) === day);
    const alone = expectOver({ ...of, inbound });
    expect(alone.size).toBeGreaterThan(0);
    for (const { id } of inbound) expect(all.get(id)).toEqual(alone.get(id));
  }
});
