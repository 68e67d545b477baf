import { hashOf } from '../world/chance/hash.ts';

/** Second words of names. The first one is the city of the hub. */
const SECOND = [
  'Crest',
  'Link',
  'Star',
  'Blue',
  'Jet',
  'Wings',
  'Horizon',
  'Meridian',
  'Bridge',
  'Sky',
] as const;

/** Returns names for an airline of a city, such as "Lyon Crest", in an order that depends on the key. */
export function namesFor(city: string, key: string): string[] {
  const first = hashOf(['rival name', key]) % SECOND.length;
  return SECOND.map((_, index) => `${city} ${SECOND[(first + index) % SECOND.length]}`);
}
