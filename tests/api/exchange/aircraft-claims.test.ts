import { expect, it } from 'vitest';
import { priceBounds, saleQuote } from '#game/exchange/prices.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import type { Founder } from '#tests/support/api.ts';
import { newTrader } from '#tests/support/bargains.ts';
import { addUsed, inTheAir, marketValueOf } from '#tests/support/exchange.ts';
import { buyer, seller, server, startExchange, superuser, world } from '#tests/support/started-exchange.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

startExchange();

const claims = () => superuser.collection('trade_claim').getFullList({ sort: 'minute' });

/** Buys an aircraft of the seller that is in the air at the highest price. Returns the loss and when it lands. */
async function buyInTheAir(founder: Founder): Promise<{ loss: number; lands: number }> {
  const aircraft = await inTheAir(server, seller);
  const value = await marketValueOf(server, aircraft);
  const { max: price } = priceBounds(value);
  const terms = { aircraft: aircraft.id, price, offers: false };
  const { listing } = await act(server, seller, 'listing.open', terms);
  const { lands } = await act(server, founder, 'listing.buy', { listing: String(listing), price });
  expect(Number(lands)).toBeGreaterThan(0);
  return { loss: price - value, lands: Number(lands) };
}

it('notes what a trade in the air has cost when it has landed, by the value when it was agreed', async () => {
  const { loss, lands } = await buyInTheAir(buyer);
  expect(await claims()).toEqual([]);
  await advanceHours(server, Math.ceil((lands + 1) / HOUR) - (await worldNow(server)).hour);
  expect(await claims()).toMatchObject([
    { airline: buyer.airline.id, debtor: seller.airline.id, amount: loss },
  ]);
  expect(await world.broken()).toEqual([]);
});

it('notes nothing if the buyer closes before the aircraft lands', async () => {
  const before = await claims();
  const gone = await newTrader(server);
  await buyInTheAir(gone);
  await gone.client.collection('users').delete(gone.id);
  await advanceHours(server, DAY / HOUR);
  expect(await claims()).toEqual(before);
  expect(await world.broken()).toEqual([]);
});

it('notes what negotiations and auctions have cost', async () => {
  const [talked, auctioned] = [await addUsed(server, seller), await addUsed(server, seller)];
  const value = await marketValueOf(server, talked);
  const price = priceBounds(value).max;
  const { offer } = await act(server, buyer, 'offer.make', { aircraft: talked.id, price, hours: 24 });
  await act(server, seller, 'offer.accept', { offer: String(offer) });
  const of = async (aircraft: string) => (await claims()).filter((claim) => claim.aircraft === aircraft);
  expect(await of(talked.id)).toMatchObject([
    { airline: buyer.airline.id, debtor: seller.airline.id, amount: price - value },
  ]);
  const { min: start, max: maximum } = priceBounds(await marketValueOf(server, auctioned));
  const { auction } = await act(server, seller, 'auction.open', { aircraft: auctioned.id, start, days: 3 });
  await act(server, buyer, 'auction.bid', { auction: String(auction), maximum });
  await advanceHours(server, (4 * DAY) / HOUR);
  const sold = (await world.historyOf(auctioned.id)).at(-1);
  expect(sold).toMatchObject({ event: 'sale', owner: buyer.airline.id });
  const loss = (sold?.value ?? 0) - (sold?.price ?? 0);
  expect(loss).toBeGreaterThan(0);
  expect(await of(auctioned.id)).toMatchObject([
    { airline: seller.airline.id, debtor: buyer.airline.id, amount: loss },
  ]);
  expect(await world.broken()).toEqual([]);
});

it('notes nothing for a trade with dealers, or at market value', async () => {
  const before = await claims();
  const other = await newTrader(server);
  const aircraft = await addUsed(server, other);
  const price = await marketValueOf(server, aircraft);
  await grant(server, buyer.airline.id, price);
  const terms = { aircraft: aircraft.id, price, offers: false };
  const { listing } = await act(server, other, 'listing.open', terms);
  await act(server, buyer, 'listing.buy', { listing: String(listing), price });
  const { minute } = await worldNow(server);
  const paid = saleQuote(seedModel(aircraft.model), aircraft, minute);
  await act(server, buyer, 'fleet.sell', { aircraft: aircraft.id, price: paid });
  expect(paid).toBeLessThan(price);
  expect(await claims()).toEqual(before);
});
