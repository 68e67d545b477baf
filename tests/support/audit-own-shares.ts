import type PocketBase from 'pocketbase';
import { type AuditCase, tamperingWith, together } from './tampering.ts';

const OWN = 'an airline does not buy back its shares while it sells new ones, and has one issue at a time';
const CLAIMS = 'a loss that may be reclaimed is one of an airline to another one';
const SHARES = 'the shares of founders, investors and airlines are all shares of an airline';
const CONSENT = 'a founder consents to a merger into another airline';
const OPEN = 'an open order is for shares that trade, and none is filled or too old';

/** Cases about airlines that buy back their shares or issue new ones. */
export function ownShareCases(
  superuser: PocketBase,
  { listing, order }: { listing: Record<string, unknown>; order: Record<string, unknown> },
): AuditCase[] {
  const { add } = tamperingWith(superuser);
  const { airline } = listing;
  const offer = { ...listing, offer_lots: 3, offer_price: 1_000, offer_closes: 1_000_000 };
  const sell = { ...order, side: 'sell' };
  const subscription = { airline, issuer: airline, lots: 1, price: 1_000 };
  const claim = { airline, debtor: 'nobodyxxxxxxxxx', issuer: airline, amount: 1, minute: 5 };
  return [
    [
      CONSENT,
      `into ${airline} until 5`,
      add('share_listing', { ...listing, merger_buyer: airline, merger_until: 5 }),
    ],
    [CONSENT, 'into  until 5', add('share_listing', { ...listing, merger_until: 5 })],
    [CLAIMS, '1 of ', add('share_claim', claim)],
    [
      OWN,
      '1 buy-backs, 1 issues, offer of 0',
      together(add('share_listing', listing), add('share_order', order), add('share_order', sell)),
    ],
    [
      OWN,
      '0 buy-backs, 2 issues, offer of 0',
      together(add('share_listing', listing), add('share_order', sell), add('share_order', sell)),
    ],
    [
      OWN,
      '1 buy-backs, 0 issues, offer of 3',
      together(add('share_listing', offer), add('share_order', order)),
    ],
    [SHARES, 'offer of 3 new lots was over at 5', add('share_listing', { ...offer, offer_closes: 5 })],
    [SHARES, 'offer of 0 new lots', add('share_listing', { ...offer, offer_lots: 0 })],
    [
      SHARES,
      '2 lots of',
      together(add('share_listing', listing), add('holding', { airline, issuer: airline, lots: 2 })),
    ],
    [OPEN, 'which offers none', together(add('share_listing', offer), add('subscription', subscription))],
  ];
}
