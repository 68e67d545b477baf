import { firstEnd } from '#game/exchange/auction.ts';
import { sellerPath } from '#game/exchange/concession.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { saleTerms } from '#game/rivals/sell-used.ts';
import type { StartingRival } from '#game/rivals/starting-network.ts';
import { drawSurplus, type SurplusAircraft } from '#game/rivals/surplus-aircraft.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AUCTION } from '#game/tables/auction.ts';
import { exchangeChance } from '#game/world/chance/keyed-chance.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { fullHour } from '#game/world/time.ts';
import type { CashAccount } from '../books/ledger/cash-account.ts';
import { auctionRow } from '../exchange/auction-row.ts';
import { traitsOf } from '../exchange/bargain-path.ts';
import { usedAircraftRow } from '../exchange/used-aircraft-row.ts';
import { writeEvents } from '../exchange/write-history.ts';
import { listingRow, writeListings } from '../exchange/write-listing.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';
import type { FoundingFacts, NetworkAirport } from './founding-facts.ts';
import { ORDERED_BEFORE } from './network-rows.ts';

const FLEET = insertInto(AIRCRAFT);
const AUCTIONS = insertInto(AUCTION);

/** An airline that begins. */
interface Beginner {
  /** Id. */
  id: string;
  hub: NetworkAirport;
  temperament: StartingRival['temperament'];
}

/** Draws the aircraft that an airline no longer needs. Null if no model fits. */
export const surplusOf = (
  { id, hub, temperament }: Beginner,
  { seed, minute, year, models }: FoundingFacts,
): SurplusAircraft | null =>
  drawSurplus(
    [...models.values()],
    { temperament, runway: hub.longest_runway_m, year, minute },
    exchangeChance(seed)(`surplus ${id}`),
  );

/**
 * Gives an airline an aircraft that it no longer needs, and puts it up for sale by the airline's temperament. The airline
 * pays the market value from its account, which the caller has raised by that.
 */
export function addSurplus(
  tx: CoreApp,
  beginner: Beginner,
  surplus: SurplusAircraft,
  facts: FoundingFacts,
  account: CashAccount,
): void {
  const { minute, seed } = facts;
  const { id: airline, hub } = beginner;
  const { model, value } = surplus;
  const id = recordId(['rival surplus', airline]);
  const registration = facts.register(hub.country, id);
  const when = { ordered: ORDERED_BEFORE, delivered: minute };
  const owned = { id, airline, registration, place: hub.id, price: value, revision: 1 };
  const aircraft = usedAircraftRow(surplus, { ...owned, ...when });
  account.debit({
    category: 'used_purchase',
    amount: value,
    memo: `Used aircraft ${registration}`,
    aircraft: id,
  });
  writeRows(tx, FLEET, [aircraft]);
  const { limit } = sellerPath(traitsOf(seed, airline, id), value, 0);
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
      owner: airline,
      price: value,
      value: 0,
      age: ageInYears(aircraft, minute),
      hours: surplus.hours,
      cycles: surplus.cycles,
      registration,
      check_kind: '',
    },
  ]);
}
