import { isHome } from '../network/rights/home.ts';
import type { CertificateTerms } from '../payloads/certificate.ts';
import { distanceKm } from '../world/airport/geo.ts';
import { mayOpenBase } from './grow.ts';
import { beyondReserve } from './means.ts';
import type { RivalActionOf } from './rival-action.ts';
import { FARTHEST_KM, type OtherHub } from './scout.ts';
import type { RivalView } from './view.ts';

/** Number of hubs of others at home within reach from which a rival needs no foreign one. */
const ENOUGH_AT_HOME = 3;
/** Share of the money beyond its reserve that an application may cost. */
const SHARE = 0.5;

/** Knowledge of a rival about certificates in a review. */
export interface RightsView {
  view: RivalView;
  /** Hubs of other airlines. */
  hubs: readonly OtherHub[];
  /** Returns what a certificate of the bloc of a country takes. Expensive to read. */
  termsOf: (country: string) => CertificateTerms;
}

/**
 * Applies for a certificate of the country of the largest foreign hub nearby, if the rival looks for another base and its
 * home has too few. Null if it does not, or if its figures are not good enough.
 */
export function applyAbroad({ view, hubs, termsOf }: RightsView): RivalActionOf<'certificate.apply'> | null {
  if (!mayOpenBase(view)) return null;
  const { bases, homes } = view;
  const [hub] = bases;
  const near = hubs.filter(({ airport }) => distanceKm(hub, airport) <= FARTHEST_KM);
  const own = new Set(bases.map(({ id }) => id));
  const atHome = near.filter(({ airport }) => !own.has(airport.id) && isHome(homes, airport));
  if (atHome.length >= ENOUGH_AT_HOME) return null;
  const [best] = near
    .filter(({ airport }) => !isHome(homes, airport))
    .sort((one, other) => other.aircraft - one.aircraft || (one.airport.id < other.airport.id ? -1 : 1));
  if (!best) return null;
  const { country } = best.airport;
  const { cost, conditions, obstacle } = termsOf(country);
  if (obstacle || cost > SHARE * beyondReserve(view) || conditions.some(({ isMet }) => !isMet)) return null;
  return { name: 'certificate.apply', input: { country, price: cost } };
}
