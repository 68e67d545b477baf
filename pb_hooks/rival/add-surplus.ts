import { typicalCabin } from '#game/aircraft/aircraft-model.ts';
import { dueFrom } from '#game/aircraft/maintenance.ts';
import { exchangeChance } from '#game/chance/keyed-chance.ts';
import { recordId } from '#game/chance/record-id.ts';
import { firstEnd } from '#game/exchange/auction.ts';
import { sellerPath } from '#game/exchange/concession.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { saleTerms } from '#game/rival/sell-used.ts';
import type { StartingRival } from '#game/rival/starting-network.ts';
import { drawSurplus, type SurplusAircraft } from '#game/rival/surplus-aircraft.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AUCTION } from '#game/tables/auction.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { fullHour } from '#game/world/time.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';
import { auctionRow } from '../exchange/auction-row.ts';
import { traitsOf } from '../exchange/bargain-path.ts';
import { writeEvents } from '../exchange/write-history.ts';
import { listingRow, writeListings } from '../exchange/write-listing.ts';
import type { CashAccount } from '../ledger/cash-account.ts';
import { type FoundingFacts, ORDERED_BEFORE } from './network-rows.ts';
import type { NetworkAirport } from './read-airports.ts';

const FLEET = insertInto(AIRCRAFT);
const AUCTIONS = insertInto(AUCTION);

/** An airline that begins. */
interface Beginner {
  /** Id. */
  id: string;
  hub: NetworkAirport;
  temperament: StartingRival['temperament'];
}

/** Draws the aircraft that an airline no longer needs. Null if no model fits. @param seed of the world */
export const surplusOf = (
  { id, hub, temperament }: Beginner,
  { minute, year, models }: FoundingFacts,
  seed: string,
): SurplusAircraft | null =>
  drawSurplus(
    [...models.values()],
    { temperament, runway: hub.longest_runway_m, year, minute },
    exchangeChance(seed)(`surplus ${id}`),
  );

function aircraftRow(
  { id: airline, hub }: Beginner,
  { model, value, ...use }: SurplusAircraft,
  { minute, register }: FoundingFacts,
): StoredRow<typeof AIRCRAFT> {
  const id = recordId(['rival surplus', airline]);
  return {
    id,
    airline,
    model: model.id,
    registration: register(hub.country, id),
    name: '',
    ownership: 'owned',
    price: value,
    paid_new: 0,
    lease_rate: 0,
    deposit: 0,
    lease_from: 0,
    lease_until: 0,
    ...use,
    ordered: ORDERED_BEFORE,
    delivered: minute,
    place: hub.id,
    ready: minute,
    ...typicalCabin(model),
    work: '',
    work_until: 0,
    revision: 1,
    ...dueFrom(use.checks),
  };
}

/**
 * Gives an airline an aircraft that it no longer needs, and puts it up for sale by the airline's temperament. The airline
 * pays the market value from its account, which the caller has raised by that.
 * @param seed of the world
 */
export function addSurplus(
  tx: CoreApp,
  beginner: Beginner,
  surplus: SurplusAircraft,
  facts: FoundingFacts,
  seed: string,
  account: CashAccount,
): void {
  const { minute } = facts;
  const { model, value } = surplus;
  const aircraft = aircraftRow(beginner, surplus, facts);
  const { id, registration, hours, cycles } = aircraft;
  account.debit({
    category: 'used_purchase',
    amount: value,
    memo: `Used aircraft ${registration}`,
    aircraft: id,
  });
  writeRows(tx, FLEET, [aircraft]);
  const { limit } = sellerPath(traitsOf(seed, beginner.id, id), value, 0);
  const terms = saleTerms(beginner.temperament, { value, limit });
  const [price, offers] = terms.kind === 'price' ? [terms.price, true] : [terms.start, false];
  const listing = listingRow(aircraft, model, { kind: terms.kind, price, offers }, minute);
  writeListings(tx, [listing]);
  if (terms.kind === 'auction') {
    const ends = firstEnd(fullHour(minute), terms.days);
    writeRows(tx, AUCTIONS, [auctionRow(listing, { reserve: 0, ends })]);
  }
  writeEvents(tx, [
    {
      id: recordId(['aircraft history', id, 0]),
      aircraft: id,
      model: model.id,
      minute,
      event: 'delivered',
      seller: '',
      owner: beginner.id,
      price: value,
      value: 0,
      age: ageInYears(aircraft, minute),
      hours,
      cycles,
      registration,
      check_kind: '',
    },
  ]);
}
