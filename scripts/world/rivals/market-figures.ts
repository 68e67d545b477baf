import { sum } from '../figures.ts';
import type { OfferSample, RivalSample } from './sample.ts';

function offersByPair({ offers }: RivalSample): Map<string, OfferSample[]> {
  const pairs = new Map<string, OfferSample[]>();
  for (const offer of offers) {
    const there = pairs.get(offer.pair);
    if (there) there.push(offer);
    else pairs.set(offer.pair, [offer]);
  }
  return pairs;
}

/** Returns the Herfindahl index of a pair's seats, 0–1: 1 with a single airline. */
export function concentration(offers: readonly OfferSample[]): number {
  const all = sum(offers.map(({ seats }) => seats));
  return sum(offers.map(({ seats }) => (seats / all) ** 2));
}

/** A line through points by least squares. */
export interface Fit {
  slope: number;
  points: number;
}

/** Returns the slope of y on x by ordinary least squares. NaN if x does not vary. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Fit {
  const meanX = sum(points.map(([x]) => x)) / points.length;
  const meanY = sum(points.map(([, y]) => y)) / points.length;
  const covariance = sum(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const variance = sum(points.map(([x]) => (x - meanX) ** 2));
  return { slope: covariance / variance, points: points.length };
}

/**
 * Regresses the logarithm of fares on concentration over all offers. Published for the United States 1997–2000:
 * 0.36 pooled, 0.17 within routes (game.md §18).
 */
export const fareOnConcentration = (sample: RivalSample): Fit =>
  slopeOf(
    [...offersByPair(sample).values()].flatMap((offers) => {
      const index = concentration(offers);
      return offers.map(({ fare }) => [index, Math.log(fare)] as const);
    }),
  );

/** Changes on pairs that another airline has entered, relative to pairs that nobody has entered or left. */
export interface EntryEffect {
  pairs: number;
  /** Mean change of the incumbents' fares, as a share. */
  fares: number;
  /** Mean change of all seats, as a share. */
  seats: number;
}

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Returns the effect of entries between two samples. Incumbents are the airlines of the first one. */
export function entryEffect(before: RivalSample, after: RivalSample): EntryEffect {
  const then = offersByPair(after);
  const changes = { entered: [] as [number, number][], same: [] as [number, number][] };
  for (const [pair, old] of offersByPair(before)) {
    const now = then.get(pair) ?? [];
    const stayed = old.filter(({ airline }) => now.some((offer) => offer.airline === airline));
    if (stayed.length < old.length) continue;
    const fareOf = (offers: readonly OfferSample[], airline: string) =>
      offers.find((offer) => offer.airline === airline)?.fare ?? Number.NaN;
    const fares = mean(old.map(({ airline }) => Math.log(fareOf(now, airline) / fareOf(old, airline))));
    const seats = Math.log(sum(now.map((offer) => offer.seats)) / sum(old.map((offer) => offer.seats)));
    (now.length > old.length ? changes.entered : changes.same).push([fares, seats]);
  }
  const relative = (index: 0 | 1) =>
    Math.exp(
      mean(changes.entered.map((change) => change[index])) -
        mean(changes.same.map((change) => change[index])),
    ) - 1;
  return { pairs: changes.entered.length, fares: relative(0), seats: relative(1) };
}

/** Returns the pairs with the most seats, each with the mean fare weighted by seats and the number of airlines. */
export function busiestPairs(sample: RivalSample, count: number) {
  return [...offersByPair(sample)]
    .map(([pair, offers]) => {
      const seats = sum(offers.map((offer) => offer.seats));
      const fare = sum(offers.map((offer) => offer.fare * offer.seats)) / seats;
      return {
        pair,
        seats,
        fare,
        airlines: offers.length,
        largest: Math.max(...offers.map((o) => o.seats)) / seats,
      };
    })
    .sort((one, other) => other.seats - one.seats)
    .slice(0, count);
}

/** Number of airlines by what became of them. */
export interface Fates {
  grown: number;
  stagnant: number;
  shrunk: number;
  failed: number;
  founded: number;
}

/** Returns what became of the airlines of the first sample, by the number of their aircraft. */
export function fatesOf(first: RivalSample, last: RivalSample): Fates {
  const then = new Map(last.airlines.map((airline) => [airline.id, airline]));
  const fates: Fates = { grown: 0, stagnant: 0, shrunk: 0, failed: 0, founded: 0 };
  for (const { id, aircraft } of first.airlines) {
    const now = then.get(id)?.aircraft;
    if (now === undefined) fates.failed++;
    else if (now > aircraft) fates.grown++;
    else if (now < aircraft) fates.shrunk++;
    else fates.stagnant++;
  }
  const before = new Set(first.airlines.map(({ id }) => id));
  fates.founded = last.airlines.filter(({ id }) => !before.has(id)).length;
  return fates;
}
