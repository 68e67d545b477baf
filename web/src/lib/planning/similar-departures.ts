import type { MarketDeparture, Research } from '#game/payloads/market.ts';

/** Returns other airlines' departures by destination airport. @param own id of the player's airline */
export function departuresByEnd(
  { from, departures }: Pick<Research, 'from' | 'departures'>,
  own: string,
): Map<string, MarketDeparture[]> {
  const byEnd = new Map<string, MarketDeparture[]>();
  departures.forEach(({ departs, destination, ...alike }, group) => {
    if (alike.airline === own) return;
    const end = alike.origin === from ? destination : alike.origin;
    const there = byEnd.get(end) ?? [];
    byEnd.set(end, there);
    for (const minute of departs) there.push({ ...alike, departs: minute, leg: `${group} ${minute}` });
  });
  return byEnd;
}
