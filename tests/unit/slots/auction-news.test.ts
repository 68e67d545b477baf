import { describe, expect, it } from 'vitest';
import { slotAuctionNews } from '#game/slots/auction-news.ts';

const bid = (airport: string, won: number, paid: number) => ({ airport, won, paid });

describe('the news about an auction of slots', () => {
  it('names the airports with the highest prices and counts the others', () => {
    const bids = [
      bid('LHR', 2, 90_000),
      bid('LHR', 1, 120_000),
      bid('AMS', 4, 40_000),
      bid('SIN', 1, 50_000),
      bid('JFK', 3, 10_000),
      bid('CDG', 0, 0),
    ];
    expect(slotAuctionNews(bids)).toEqual({
      title: '11 slots auctioned',
      body: 'LHR: 3, at up to $120,000 each. SIN: 1, at up to $50,000 each. AMS: 4, at up to $40,000 each. 1 more airport.',
    });
  });

  it('says nothing if no slot was sold', () => {
    expect(slotAuctionNews([bid('LHR', 0, 0)])).toBeNull();
    expect(slotAuctionNews([])).toBeNull();
  });

  it('counts a single slot', () => {
    expect(slotAuctionNews([bid('LHR', 1, 1_000)])).toEqual({
      title: '1 slot auctioned',
      body: 'LHR: 1, at up to $1,000 each.',
    });
  });
});
