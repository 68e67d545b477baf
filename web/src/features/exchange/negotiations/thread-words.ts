import type { OfferThread } from '#game/payloads/bargain.ts';
import { formatMoney } from '#web/lib/format.ts';

type Thread = Pick<OfferThread, 'state' | 'side' | 'isAwaited' | 'own' | 'others' | 'ask' | 'min' | 'max'>;

/** Steps of proposed prices, in US dollars. */
const ROUND_TO = 1_000;

/**
 * Returns the price to propose: the middle between both sides, within the limits. Without a second price it is the
 * asking price or the only one.
 */
export function middlePrice({
  own,
  others,
  ask,
  min,
  max,
}: Omit<Thread, 'state' | 'side' | 'isAwaited'>): number {
  const mine = own ?? (ask > 0 ? ask : others);
  const theirs = others ?? (ask > 0 ? ask : own);
  const middle = ((mine ?? min) + (theirs ?? max)) / 2;
  return Math.min(max, Math.max(min, Math.round(middle / ROUND_TO) * ROUND_TO));
}

const ENDED: Record<Exclude<OfferThread['state'], 'open'>, string> = {
  accepted: 'Agreed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  broken: 'Talks broken off',
  gone: 'No longer for sale',
};

/** Returns the state of a negotiation in a few words. */
export function stateText({ state, isAwaited }: Pick<Thread, 'state' | 'isAwaited'>): string {
  if (state !== 'open') return ENDED[state];
  return isAwaited ? 'Your turn' : 'Waiting';
}

/** Returns a price with its change against the same side's price before: "$1,100,000 (+$20,000)". */
export function moveText(price: number, before: number | undefined): string {
  if (before === undefined || before === price) return formatMoney(price);
  const change = price - before;
  return `${formatMoney(price)} (${change > 0 ? '+' : ''}${formatMoney(change)})`;
}

/** Returns the fallback without this negotiation. Null if there is none. */
export function fallbackText({ side, dealers }: Pick<OfferThread, 'side' | 'dealers'>): string | null {
  if (dealers === null) return null;
  return side === 'seller'
    ? `Dealers pay ${formatMoney(dealers)} for it at once.`
    : `Dealers ask ${formatMoney(dealers)} for their cheapest one of this model.`;
}
