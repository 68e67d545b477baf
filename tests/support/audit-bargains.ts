import type PocketBase from 'pocketbase';
import { type AuditCase, tamperingWith } from './tampering.ts';

const AUCTIONS =
  'an open auction is for a listed aircraft of the seller, has one leader at most, and is not over';
const OFFERS = 'the money of an open negotiation is what the buyer has offered, and an ended one has none';
const ESCROW = 'escrow holds the full price of all open bids, orders and offers, and declared dividends';
const WORTH = 'the net worth of each airline has its money in escrow, except for declared dividends';
const NOBODY = 'nobodyxxxxxxxxx';
const LATER = 1_000_000;

/** Cases about auctions of aircraft and negotiations. @param airline id of any airline */
export function bargainCases(superuser: PocketBase, airline: string): AuditCase[] {
  const { add } = tamperingWith(superuser);
  const auction = { airline, aircraft: NOBODY, registration: 'X-GONE', state: 'open', ends: LATER };
  const bid = { airline, auction: NOBODY, state: 'lost', maximum: 30 };
  const moves = [{ side: 'buyer', price: 5, minute: 0, ends: LATER }];
  const offer = { buyer: airline, seller: NOBODY, state: 'open', turn: 'seller', ends: LATER, moves };
  return [
    [AUCTIONS, 'X-GONE', add('auction', auction)],
    [AUCTIONS, `led by ${airline}`, add('auction', { ...auction, leader: airline })],
    [AUCTIONS, 'ended at 0', add('auction', { ...auction, ends: 0 })],
    [AUCTIONS, `of ${airline}`, add('bid', bid)],
    [ESCROW, 'escrow 0, tied up 30', add('bid', { ...bid, state: 'leading' })],
    [ESCROW, 'escrow 0, tied up 5', add('offer', { ...offer, escrow: 5 })],
    [WORTH, 'in its net worth 30, declared 0, in the books 0', add('bid', { ...bid, state: 'leading' })],
    [WORTH, 'in its net worth 5, declared 0, in the books 0', add('offer', { ...offer, escrow: 5 })],
    [OFFERS, 'open, escrow 4', add('offer', { ...offer, escrow: 4 })],
    [OFFERS, 'expired, escrow 5', add('offer', { ...offer, state: 'expired', escrow: 5 })],
    [OFFERS, 'ended at 0', add('offer', { ...offer, escrow: 5, ends: 0 })],
    [OFFERS, `and ${NOBODY}`, add('offer', { ...offer, escrow: 5 })],
  ];
}
