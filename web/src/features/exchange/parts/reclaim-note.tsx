import { CLAIM_WEEKS } from '#game/bank/reclaim.ts';
import type { OfferThread } from '#game/payloads/bargain.ts';

const TEXTS: Record<OfferThread['side'], string> = {
  buyer: `If you pay less than market value and the seller closes within ${CLAIM_WEEKS} weeks, its lenders can reclaim the difference.`,
  seller: `If you get more than market value and the buyer closes within ${CLAIM_WEEKS} weeks, its lenders can reclaim the difference.`,
};

/** Tells one side of a trade between airlines when it may have to pay later. */
export function ReclaimNote({ side }: Pick<OfferThread, 'side'>) {
  return <p className="text-12 text-muted">{TEXTS[side]}</p>;
}
