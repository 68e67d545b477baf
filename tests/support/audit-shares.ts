import type PocketBase from 'pocketbase';
import { type AuditCase, tamperingWith, together } from './tampering.ts';

const OWN = 'an airline does not buy back its shares while it sells new ones, and has one issue at a time';
const CLAIMS =
  'a loss or price that may be reclaimed is one of an airline to another one, by shares or an aircraft';
const SHARES = 'the shares of founders, investors and airlines are all shares of an airline';
const CONSENT = 'a founder consents to a merger into another airline';
const OFFERS = 'an open offer is for shares that trade and is not over, and only open ones are accepted';
const RESERVED = 'the lots of open orders to sell and of accepted offers are reserved';
const OPEN = 'an open order is for shares that trade, and none is filled or too old';

/** Cases about shares, orders, holdings and offers. */
export function shareCases(
  superuser: PocketBase,
  {
    listing,
    order,
    holding,
    tender,
  }: Record<'listing' | 'order' | 'holding' | 'tender', Record<string, unknown>>,
): AuditCase[] {
  const { add } = tamperingWith(superuser);
  const { airline } = listing;
  const { issuer } = tender;
  const offer = { ...listing, offer_lots: 3, offer_price: 1_000, offer_closes: 1_000_000 };
  const sell = { ...order, side: 'sell' };
  const subscription = { airline, issuer: airline, lots: 1, price: 1_000 };
  const claim = { airline, debtor: 'nobodyxxxxxxxxx', issuer: airline, amount: 1, minute: 5 };
  return [
    [SHARES, '10 lots, 9 held', add('share_listing', { ...listing, founder_lots: 9 })],
    [
      SHARES,
      '-1 lots of investors',
      add('share_listing', { ...listing, founder_lots: 11, investor_lots: -1 }),
    ],
    [SHARES, '1 of the market maker', add('share_listing', { ...listing, founder_lots: 9, maker_lots: 1 })],
    [SHARES, 'which is not listed', add('holding', holding)],
    [SHARES, 'offer was over at 0', add('share_listing', { ...listing, state: 'subscribing' })],
    [RESERVED, '1 of 2 reserved, 0 in orders', add('holding', { ...holding, reserved: 1 })],
    [RESERVED, '0 of 0 reserved, 2 in orders', add('share_order', { ...order, issuer, side: 'sell' })],
    [OPEN, '2 lots at 1000', add('share_order', order)],
    [OPEN, 'expired at -65', add('share_order', { ...order, expires: -65 })],
    [OFFERS, 'lots of ', add('tender', tender)],
    [OFFERS, 'ended at 0', add('tender', tender)],
    [OFFERS, 'succeeded, 0 lots bought', add('tender', { ...tender, state: 'succeeded' })],
    [OFFERS, 'failed, 3 lots bought', add('tender', { ...tender, state: 'failed', bought: 3 })],
    [OFFERS, 'which nobody wants', add('acceptance', { airline, tender: issuer, issuer, lots: 1 })],
    [RESERVED, '2 in orders', add('acceptance', { airline, tender: issuer, issuer, lots: 2 })],
    [OPEN, 'which offers none', add('subscription', { airline, issuer, lots: 1 })],
    [
      CONSENT,
      `into ${airline} until 5`,
      add('share_listing', { ...listing, merger_buyer: airline, merger_until: 5 }),
    ],
    [CONSENT, 'into  until 5', add('share_listing', { ...listing, merger_until: 5 })],
    [CLAIMS, '1 of ', add('trade_claim', claim)],
    [CLAIMS, ', aircraft flownxxxxxxxxxx', add('trade_claim', { ...claim, aircraft: 'flownxxxxxxxxxx' })],
    [
      CLAIMS,
      'shares of , aircraft soldxxxxxxxxxxx',
      add('trade_claim', { ...claim, issuer: '', aircraft: 'soldxxxxxxxxxxx', purchase: true }),
    ],
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
