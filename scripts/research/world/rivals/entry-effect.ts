import { sum } from '../figures.ts';
import { offersByPair } from './market-figures.ts';
import type { OfferSample, RivalSample } from './sample.ts';

/** Weeks from the last sample before an entry to the comparison. By then, incumbents have responded. */
export const ENTRY_WEEKS = 6;

/** Changes on pairs that another airline has entered, relative to pairs with the same airlines throughout. */
export interface EntryEffect {
  /** Number of entries. */
  entries: number;
  /** Mean change of the incumbents' fares, as a share. */
  fares: number;
  /** Mean change of all seats, as a share. */
  seats: number;
}

type Change = readonly [fares: number, seats: number];

const meanOf = (changes: readonly Change[], index: 0 | 1): number =>
  sum(changes.map((change) => change[index])) / changes.length;
const airlinesOf = (offers: readonly OfferSample[] = []): string[] => offers.map(({ airline }) => airline);

/** Returns the logarithms of the changes of a pair's fares and seats. Fares are those of its first airlines. */
function changeOf(old: readonly OfferSample[], now: readonly OfferSample[]): Change {
  const fareNow = new Map(now.map(({ airline, fare }) => [airline, fare]));
  const fares = old.map(({ airline, fare }) => Math.log((fareNow.get(airline) ?? Number.NaN) / fare));
  const seatsOf = (offers: readonly OfferSample[]) => sum(offers.map(({ seats }) => seats));
  return [sum(fares) / fares.length, Math.log(seatsOf(now) / seatsOf(old))];
}

/** Returns the changes on entered pairs, relative to the mean of the others in the same weeks. */
function changesFrom(samples: readonly RivalSample[], week: number): Change[] {
  const [before, next, after] = [week, week + 1, week + ENTRY_WEEKS].map((index) =>
    offersByPair(samples[index] as RivalSample),
  );
  const changes = { entered: [] as Change[], same: [] as Change[] };
  for (const [pair, old] of before ?? []) {
    const [then, now] = [next?.get(pair) ?? [], after?.get(pair) ?? []];
    const all = new Set(airlinesOf(now));
    if (!airlinesOf(old).every((airline) => all.has(airline))) continue;
    const incumbents = new Set(airlinesOf(old));
    const isEntry = airlinesOf(then).some((airline) => !incumbents.has(airline) && all.has(airline));
    if (isEntry) changes.entered.push(changeOf(old, now));
    else if (now.length === old.length) changes.same.push(changeOf(old, now));
  }
  const usual = [meanOf(changes.same, 0), meanOf(changes.same, 1)] as const;
  return changes.entered.map(([fares, seats]) => [fares - usual[0], seats - usual[1]]);
}

/**
 * Returns the effect of all entries of a run after `ENTRY_WEEKS`. Incumbents are the airlines of the sample
 * before the entry. Fares drift on all pairs, because those of a new world are not the best ones. Pairs that
 * nobody enters or leaves in the same weeks show this drift, and it is subtracted.
 */
export function entryEffect(samples: readonly RivalSample[]): EntryEffect {
  const weeks = Math.max(0, samples.length - ENTRY_WEEKS);
  const changes = Array.from({ length: weeks }, (_, week) => changesFrom(samples, week)).flat();
  return {
    entries: changes.length,
    fares: Math.exp(meanOf(changes, 0)) - 1,
    seats: Math.exp(meanOf(changes, 1)) - 1,
  };
}
