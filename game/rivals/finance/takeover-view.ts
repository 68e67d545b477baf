import type { ValueParts } from '#game/shares/fair-value.ts';
import type { ReserveView } from '../means.ts';
import type { RivalAirport } from '../view.ts';
import type { FinanceView, SeenListing } from './finance-view.ts';

/** An open offer of another airline for shares that the rival holds. */
export interface SeenOffer {
  id: string;
  /** Cents per share. */
  price: number;
  listing: SeenListing;
}

/** A rival airline that the rival controls. Amounts in whole US dollars. */
export interface ControlledAirline {
  issuer: string;
  /** Price of the shares of all other holders. */
  payout: number;
  cash: number;
}

/** Knowledge of a rival in every turn about takeovers that concern it. Amounts in whole US dollars. */
export interface TakeoverView extends ReserveView {
  orders: FinanceView['orders'];
  holdings: FinanceView['holdings'];
  /** The best one for each airline. */
  offers: readonly SeenOffer[];
  controlled: readonly ControlledAirline[];
}

/** A listed rival that nobody controls or has an open offer for, as everybody sees it. */
export interface TakeoverTarget
  extends Pick<SeenListing, 'issuer' | 'lots' | 'price' | 'fair' | 'target' | 'opinion'> {
  /** Public parts of its fair value, in whole US dollars. */
  parts: ValueParts;
  hub: Pick<RivalAirport, 'lat' | 'lon'>;
  aircraft: number;
  routes: number;
  /** Routes of these that the buyer has, too. */
  shared: number;
}

/** Terms of an offer for all shares of an airline. */
export interface OfferTerms {
  /** Lowest price, in cents per share. */
  min: number;
  lots: number;
}

/** Knowledge about takeovers that is expensive to read. Only a rival with money for one reads it. */
export interface TakeoverMarket {
  /** Returns the targets whose shares cost at most some whole US dollars, in the order of their ids. */
  targets: (most: number) => readonly TakeoverTarget[];
  /** Returns the terms of an offer for a target (id). Null if the rules allow none, because each would own the other. */
  termsOf: (issuer: string) => OfferTerms | null;
}
