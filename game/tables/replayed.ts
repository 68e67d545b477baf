import { ACCOUNT } from './account.ts';
import { AIRCRAFT_HISTORY } from './aircraft-history.ts';
import { AUCTION } from './auction.ts';
import { BID } from './bid.ts';
import { CERTIFICATE } from './certificate.ts';
import { ESTATE } from './estate.ts';
import { ESTATE_CLAIM } from './estate-claim.ts';
import { FLOWN_PAIR } from './flown-pair.ts';
import { HAND_OVER } from './hand-over.ts';
import { HOLDING } from './holding.ts';
import { INCUMBENT } from './incumbent.ts';
import { LEDGER } from './ledger.ts';
import { LISTING } from './listing.ts';
import { LOAN } from './loan.ts';
import { OFFER } from './offer.ts';
import { SHARE_LISTING } from './share-listing.ts';
import { SHARE_ORDER } from './share-order.ts';
import { SHARE_SALE } from './share-sale.ts';
import { SHARE_TRADE } from './share-trade.ts';
import { STUDY } from './study.ts';
import { SUBSCRIPTION } from './subscription.ts';
import { TRADE_CLAIM } from './trade-claim.ts';
import { VALUATION } from './valuation.ts';

/** Tables that are the same, byte for byte, after a replay. The ledger is the first one. */
export const REPLAYED_TABLES = [
  LEDGER,
  ACCOUNT,
  VALUATION,
  LOAN,
  CERTIFICATE,
  SHARE_LISTING,
  SHARE_ORDER,
  SHARE_TRADE,
  HOLDING,
  SUBSCRIPTION,
  TRADE_CLAIM,
  SHARE_SALE,
  LISTING,
  HAND_OVER,
  AIRCRAFT_HISTORY,
  AUCTION,
  BID,
  OFFER,
  ESTATE,
  ESTATE_CLAIM,
  INCUMBENT,
  STUDY,
  FLOWN_PAIR,
] as const;
