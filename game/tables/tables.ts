import { ACCEPTANCE } from './acceptance.ts';
import { ACCOUNT } from './account.ts';
import { ACTION } from './action.ts';
import { AIRCRAFT } from './aircraft.ts';
import { AIRCRAFT_HISTORY } from './aircraft-history.ts';
import { AIRCRAFT_MODEL } from './aircraft-model.ts';
import { AIRLINE } from './airline.ts';
import { AIRPORT } from './airport.ts';
import { AIRPORT_DEMAND } from './airport-demand.ts';
import { AUCTION } from './auction.ts';
import { BID } from './bid.ts';
import { CERTIFICATE } from './certificate.ts';
import { CONNECTION } from './connection.ts';
import { CONNECTION_SUM } from './connection-sum.ts';
import { DEMAND_TABLE } from './demand-table.ts';
import { ESTATE } from './estate.ts';
import { ESTATE_CLAIM } from './estate-claim.ts';
import { FLIGHT } from './flight.ts';
import { FLOWN_PAIR } from './flown-pair.ts';
import { FRESH_START } from './fresh-start.ts';
import { FUEL_CONTRACT } from './fuel-contract.ts';
import { GOAL } from './goal.ts';
import { HAND_OVER } from './hand-over.ts';
import { HOLDING } from './holding.ts';
import { INCUMBENT } from './incumbent.ts';
import { LEDGER } from './ledger.ts';
import { LEDGER_SUM } from './ledger-sum.ts';
import { LEG } from './leg.ts';
import { LISTING } from './listing.ts';
import { LOAN } from './loan.ts';
import { MAINTENANCE } from './maintenance.ts';
import { MESSAGE } from './message.ts';
import { MESSAGE_BLOCK } from './message-block.ts';
import { MESSAGE_CONTACT } from './message-contact.ts';
import { NEWS } from './news.ts';
import { NOTICE } from './notice.ts';
import { OFFER } from './offer.ts';
import { RETIRED_CODE } from './retired-code.ts';
import { RIVAL } from './rival.ts';
import { ROUTE } from './route.ts';
import { ROUTE_HISTORY } from './route-history.ts';
import { SEED_STATE } from './seed-state.ts';
import { SERVED_PAIR } from './served-pair.ts';
import { SETTLEMENT_PART } from './settlement-part.ts';
import { SHARE_LISTING } from './share-listing.ts';
import { SHARE_ORDER } from './share-order.ts';
import { SHARE_SALE } from './share-sale.ts';
import { SHARE_TRADE } from './share-trade.ts';
import { SLOT } from './slot.ts';
import { SLOT_BID } from './slot-bid.ts';
import { SLOT_POOL } from './slot-pool.ts';
import { STAND_IN } from './stand-in.ts';
import { STUDY } from './study.ts';
import { SUBSCRIPTION } from './subscription.ts';
import type { Table } from './table.ts';
import { TENDER } from './tender.ts';
import { TRADE_CLAIM } from './trade-claim.ts';
import { TRANSFER } from './transfer.ts';
import { USERS } from './users.ts';
import { VALUATION } from './valuation.ts';
import { WITHDRAWN_LEG } from './withdrawn-leg.ts';
import { WORLD } from './world.ts';

/** Every collection. The tables with rows of an airline are in the order of a data export. */
export const TABLES = [
  USERS,
  AIRLINE,
  LEDGER,
  LEDGER_SUM,
  VALUATION,
  AIRCRAFT,
  MAINTENANCE,
  FUEL_CONTRACT,
  LOAN,
  CERTIFICATE,
  ROUTE,
  FLOWN_PAIR,
  STUDY,
  LEG,
  WITHDRAWN_LEG,
  SLOT,
  SLOT_BID,
  SHARE_LISTING,
  SHARE_ORDER,
  SHARE_TRADE,
  HOLDING,
  SUBSCRIPTION,
  TRADE_CLAIM,
  SHARE_SALE,
  TENDER,
  ACCEPTANCE,
  AUCTION,
  BID,
  ESTATE_CLAIM,
  CONNECTION,
  CONNECTION_SUM,
  TRANSFER,
  STAND_IN,
  FLIGHT,
  ROUTE_HISTORY,
  NOTICE,
  NEWS,
  GOAL,
  MESSAGE_BLOCK,
  MESSAGE_CONTACT,
  RIVAL,
  LISTING,
  HAND_OVER,
  AIRCRAFT_HISTORY,
  OFFER,
  ESTATE,
  ACCOUNT,
  ACTION,
  MESSAGE,
  WORLD,
  AIRPORT,
  AIRCRAFT_MODEL,
  AIRPORT_DEMAND,
  DEMAND_TABLE,
  SERVED_PAIR,
  INCUMBENT,
  SEED_STATE,
  SETTLEMENT_PART,
  SLOT_POOL,
  RETIRED_CODE,
  FRESH_START,
] as const satisfies readonly Table[];

type AirlineTable = Extract<(typeof TABLES)[number], { exportOrder: string }>;
export type AirlineTableName = AirlineTable['name'];

/** The tables with rows of an airline, which are in its owner's data export. */
export const AIRLINE_TABLES = TABLES.filter((table): table is AirlineTable => 'exportOrder' in table);

type ColumnOf<Of> = Of extends Table ? `${Of['name']}.${keyof Of['columns'] & string}` : never;
/** A table with its column `airline`, or another column of a table, such as `listing.seller`. */
export type AirlineColumn = AirlineTableName | ColumnOf<(typeof TABLES)[number]>;
