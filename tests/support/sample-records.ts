import { GOAL_NAMES } from '#game/airline/goals.ts';
import type { AirlineTableName } from '#game/tables/tables.ts';
import { unique } from './api.ts';

/** Returns any id. Ids of game records are 15 small letters and digits. */
const anyId = () => `sample${unique()}x`;
/** No airport has this code. */
const anyIata = () => unique().slice(0, 3).toUpperCase();

const listed = new Set<string>();

/** Returns an airline, and any other id when it is asked for again, because an airline is listed once. */
function onceListed(airline: string): string {
  if (listed.has(airline)) return anyId();
  listed.add(airline);
  return airline;
}

let blocs = 0;
/** Returns another code of two letters each time. */
function anyBloc(): string {
  const letter = (index: number) => String.fromCharCode(65 + (index % 26));
  blocs++;
  return letter(blocs / 26) + letter(blocs);
}

let codes = 0;
let goals = 0;

type Sample = (airline: { id: string; hub: string }) => Record<string, unknown>;

const OF_AIRLINES: Record<AirlineTableName, Sample> = {
  ledger: ({ id }) => ({ airline: id, at: '2026-01-01 00:00:00.000Z', category: 'capital', amount: 1 }),
  valuation: ({ id }) => ({
    airline: id,
    kind: 'aircraft',
    aircraft: anyId(),
    week: 5,
    value: 9,
    change: -1,
  }),
  aircraft: ({ id }) => ({ airline: id, registration: `X-${unique().toUpperCase()}`, ownership: 'owned' }),
  maintenance: ({ id }) => ({ airline: id, kind: 'a', by: 'rule', state: 'planned', aircraft: anyId() }),
  fuel_contract: ({ id }) => ({ airline: id, price: 900, weeks: 1, tonnes: 1 }),
  loan: ({ id }) => ({ airline: id, product: 'unsecured', state: 'repaid', principal: 1_000, weeks: 13 }),
  certificate: ({ id }) => ({ airline: id, bloc: anyBloc(), state: 'granted', granted: 5, fee_due: 9 }),
  route: ({ id, hub }) => ({
    airline: id,
    a: hub,
    b: hub,
    pair: unique().slice(0, 6).toUpperCase(),
  }),
  flown_pair: ({ id }) => ({ airline: id, pair: unique().slice(0, 6).toUpperCase(), weeks: 4 }),
  study: ({ id }) => ({ airline: id, pair: unique().slice(0, 6).toUpperCase(), price: 20_000, ready: 1e9 }),
  leg: ({ id }) => ({ airline: id, aircraft: anyId(), route: anyId(), number: 'XX101' }),
  withdrawn_leg: ({ id }) => ({ airline: id, leg: anyId(), departs: 5 }),
  slot: ({ id }) => ({ airline: id, airport: anyId(), hour: 5, kind: 'departure', count: 1 }),
  slot_bid: ({ id }) => ({ airline: id, airport: anyId(), hour: 5, lots: 1, price: 1_000, decided: true }),
  share_listing: ({ id }) => ({
    airline: onceListed(id),
    state: 'listed',
    lots: 12_500,
    founder_lots: 12_500,
    price: 2_000,
  }),
  share_order: ({ id }) => ({ airline: id, issuer: anyId(), side: 'sell', lots: 1, price: 2_000, placed: 1 }),
  share_trade: ({ id }) => ({ airline: id, minute: Math.floor(Math.random() * 1e9), price: 2_000, lots: 1 }),
  holding: ({ id }) => ({ airline: id, issuer: anyId(), lots: 1 }),
  trade_claim: ({ id }) => ({ airline: id, debtor: anyId(), issuer: anyId(), amount: 1, minute: 5 }),
  share_sale: ({ id }) => ({ airline: id, issuer: anyId(), minute: 5 }),
  subscription: ({ id }) => ({ airline: id, issuer: anyId(), lots: 1, price: 2_000, placed: 1 }),
  tender: ({ id }) => ({ airline: id, issuer: anyId(), state: 'failed', price: 1, lots: 1 }),
  auction: ({ id }) => ({ airline: id, aircraft: anyId(), state: 'unsold', price: 1_000 }),
  bid: ({ id }) => ({ airline: id, auction: anyId(), state: 'lost', maximum: 1_000 }),
  acceptance: ({ id }) => ({ airline: id, tender: anyId(), issuer: anyId(), lots: 1 }),
  flight: ({ id }) => ({ airline: id, state: 'landed', number: 'XX101', departs: 5 }),
  estate_claim: ({ id }) => ({ airline: id, former: anyId(), lots: 1, total: 10 }),
  connection: ({ id }) => ({ airline: id, onward: [] }),
  connection_sum: ({ id }) => ({ airline: id, market: `${anyId()}${anyId()}`, weights: [] }),
  transfer: ({ id }) => ({ airline: id, leg: anyId(), departs: 5 }),
  stand_in: ({ id }) => ({ airline: id, leg: anyId(), departs: 5, aircraft: anyId(), instead_of: anyId() }),
  route_history: ({ id }) => ({ airline: id, route: anyId(), days: 1 }),
  ledger_sum: ({ id }) => ({ airline: id, category: 'fuel', ends: 10_080, amount: -5 }),
  notice: ({ id }) => ({ airline: id, kind: 'delivered', title: 'Delivered' }),
  message_block: ({ id }) => ({ airline: id, blocked: anyId() }),
  message_contact: ({ id }) => ({ airline: id, other: anyId(), state: 'waiting', requested: 5 }),
  rival: ({ id }) => ({ airline: id, temperament: 'premium', turn: 5 }),
  news: ({ id }) => ({ airline: id, kind: 'founded', title: 'New airline', minute: 5 }),
  goal: ({ id }) => ({ airline: id, goal: GOAL_NAMES[goals++ % GOAL_NAMES.length], minute: 5 }),
  action: ({ id }) => ({ airline: id, name: 'rules.set', seq: 1 + Math.floor(Math.random() * 1e9) }),
};

/** Records of the world as a superuser could create them. They belong to an airline if possible. */
export const SAMPLE_RECORDS: Record<string, Sample> = {
  ...OF_AIRLINES,
  retired_code: () => ({ code: `Z${String(codes++).padStart(2, '0')}`, until: 1 }),
  fresh_start: () => ({ user: anyId(), reason: 'insolvent', name: 'Gone Air', ended: 1, until: 2 }),
  message: ({ id }) => ({ sender: id, receiver: anyId(), text: 'Hello', sent: 5 }),
  account: () => ({ name: 'bank' }),
  listing: ({ id }) => ({ aircraft: anyId(), seller: id, kind: 'price', state: 'open', price: 1_000 }),
  offer: ({ id }) => ({
    buyer: id,
    seller: anyId(),
    aircraft: anyId(),
    state: 'declined',
    turn: 'seller',
    moves: [],
  }),
  hand_over: ({ id }) => ({ aircraft: anyId(), seller: anyId(), buyer: id, price: 1_000 }),
  aircraft_history: ({ id }) => ({ aircraft: anyId(), event: 'sale', owner: id, price: 1_000 }),
  estate: () => ({ aircraft: anyId(), former: anyId(), paid: 1_000 }),
  settlement_part: () => ({ hour: Math.floor(Math.random() * 1e9), part: 1, marks: [[0, 1]] }),
  world: () => ({ id: anyId(), start: '2026-01-01', seed: 'sample', rival_strength: 'easy' }),
  aircraft_model: () => ({ key: unique(), manufacturer: 'Sample', model: 'One', silhouette: 'jumbo' }),
  airport_demand: () => ({ airport: anyId(), iata: 'ZZZ' }),
  slot_pool: () => ({ airport: anyId(), hour: 5, count: 1 }),
  demand_table: () => ({ name: unique(), rows: [] }),
  served_pair: () => ({ a: anyIata(), b: anyIata(), airlines: 1, seats: 100 }),
};
