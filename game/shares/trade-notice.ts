import { countText } from '../platform/text/count-text.ts';
import { formatDollars } from '../platform/text/format-dollars.ts';
import { formatCents } from './format-cents.ts';
import { amountOf } from './price-band.ts';

/** Lots that an airline has bought or sold in one auction. */
export interface TradedLots {
  side: 'buy' | 'sell';
  lots: number;
  /** Cents per share. */
  price: number;
  airline: string;
  issuer: string;
  /** Code of the issuer. */
  code: string;
}

/** Checks whether the shares are the airline's own: a buy-back or an issue. */
export const isOwn = ({ airline, issuer }: Pick<TradedLots, 'airline' | 'issuer'>): boolean =>
  airline === issuer;

export interface TradeNotice {
  title: string;
  body: string;
}

function titleOfOne(traded: TradedLots): string {
  const { side, lots, code } = traded;
  if (isOwn(traded))
    return side === 'buy' ? `Bought back ${countText(lots, 'lot')}` : `Sold ${countText(lots, 'new lot')}`;
  return `${side === 'buy' ? 'Bought' : 'Sold'} ${countText(lots, 'lot')} of ${code}`;
}

const noticeOfOne = (traded: TradedLots): TradeNotice => ({
  title: titleOfOne(traded),
  body: `At ${formatCents(traded.price)} per share, ${formatDollars(amountOf(traded.lots, traded.price))} in total.`,
});

function noticeOfSeveral(trades: readonly TradedLots[]): TradeNotice {
  let bought = 0;
  let sold = 0;
  trades.forEach(({ side, lots, price }) => {
    if (side === 'buy') bought += amountOf(lots, price);
    else sold += amountOf(lots, price);
  });
  const of = `shares of ${trades.length} airlines`;
  if (sold === 0) return { title: `Bought ${of}`, body: `For ${formatDollars(bought)} in total.` };
  if (bought === 0) return { title: `Sold ${of}`, body: `For ${formatDollars(sold)} in total.` };
  return {
    title: `Traded ${of}`,
    body: `Bought for ${formatDollars(bought)} and sold for ${formatDollars(sold)}.`,
  };
}

/** Returns what an airline is told about the auctions of an hour in which it has traded, each of another issuer. */
export function tradeNotice(trades: readonly TradedLots[]): TradeNotice {
  const [first] = trades;
  return first && trades.length === 1 ? noticeOfOne(first) : noticeOfSeveral(trades);
}
