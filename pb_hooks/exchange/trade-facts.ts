import type { TradingAirline } from '#game/exchange/partners.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { modelFinder } from '../action/shared/find-model.ts';
import { readAll } from '../platform/db/read-all.ts';
import { nullable, numberOf } from '../platform/db/shape.ts';
import { readTradedBy, type TradedAircraft } from './read-traded.ts';
import { readTradingAirlines } from './trading-airlines.ts';

/** The parties of a trade and the aircraft, by their ids. */
export interface Parties {
  aircraft: string;
  seller: string;
  buyer: string;
}

/** Two airlines that may trade an aircraft with each other. Undefined if one is gone, or an account. */
export interface Partners {
  from: TradingAirline | undefined;
  to: TradingAirline | undefined;
  /** World minute at which they last traded this aircraft, in either direction. Null if never. */
  lastTrade: number | null;
}

/** Facts that decide whether an aircraft can be traded. */
export interface TradeFacts extends Partners {
  /** Undefined if there is none. */
  aircraft: TradedAircraft | undefined;
  /** Market value in whole US dollars. 0 without an aircraft. */
  value: number;
}

const LAST_TRADE = {
  minute: nullable(
    numberOf(`(SELECT max(h.minute) FROM aircraft_history h
      WHERE h.aircraft = j.value ->> 0 AND h.event = 'sale'
        AND ((h.seller = j.value ->> 1 AND h.owner = j.value ->> 2)
          OR (h.seller = j.value ->> 2 AND h.owner = j.value ->> 1)))`),
  ),
};

/** Reads the parties of some trades, in the same order. */
export function readPartners(app: CoreApp, trades: readonly Parties[]): Partners[] {
  const airlines = readTradingAirlines(
    app,
    trades.flatMap(({ seller, buyer }) => [seller, buyer]),
  );
  const rows = JSON.stringify(trades.map(({ aircraft, seller, buyer }) => [aircraft, seller, buyer]));
  const last = readAll(app, LAST_TRADE, 'FROM json_each({:rows}) j ORDER BY j.key', { rows });
  return trades.map(({ seller, buyer }, index) => ({
    from: airlines.get(seller),
    to: airlines.get(buyer),
    lastTrade: last[index]?.minute ?? null,
  }));
}

/** Reads what decides whether aircraft can be traded, in the same order. @param now world minute */
export function readTradeFacts(app: CoreApp, trades: readonly Parties[], now: number): TradeFacts[] {
  const fleet = readTradedBy(
    app,
    trades.map(({ aircraft }) => aircraft),
    now,
  );
  const modelOf = modelFinder(app);
  return readPartners(app, trades).map((partners, index) => {
    const aircraft = fleet.get(trades[index]?.aircraft ?? '');
    const value = aircraft ? exchangeValue(modelOf(aircraft.model), aircraft, now) : 0;
    return { ...partners, aircraft, value };
  });
}
