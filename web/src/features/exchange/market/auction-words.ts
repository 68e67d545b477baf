import type { AuctionView } from '#game/payloads/bargain.ts';
import type { BannerTone } from '#web/components/banner.tsx';
import { formatMoney } from '#web/lib/format.ts';

/** Returns whether the reserve is met. */
export function reserveText({ hasReserve, isMet }: Pick<AuctionView, 'hasReserve' | 'isMet'>): string {
  if (!hasReserve) return 'none';
  return isMet ? 'met' : 'not met';
}

/** Returns what the player's bid has come to. Null without a bid. */
export function bidStateText({
  own,
  price,
  state,
  isMet,
}: Pick<AuctionView, 'own' | 'price' | 'state' | 'isMet'>): { tone: BannerTone; text: string } | null {
  if (!own) return null;
  switch (own.state) {
    case 'won':
      return { tone: 'good', text: `You won the auction for ${formatMoney(price)}.` };
    case 'lost':
      return { tone: 'neutral', text: 'The auction has ended without a sale to you. Your money is back.' };
    case 'outbid':
      return { tone: 'warn', text: 'You have been outbid. Your money is back.' };
    case 'leading':
      if (state !== 'open') return null;
      return isMet
        ? { tone: 'good', text: `You lead at ${formatMoney(price)}.` }
        : { tone: 'warn', text: `You lead at ${formatMoney(price)}, but the reserve is not met.` };
  }
}
