import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookDay } from '../../../game/choice/book-day.ts';
import { type ConnectingLeg, connectionsOver, splitFare } from '../../../game/choice/connections.ts';
import { faresOf, KM, market, offer } from '../../support/offers.ts';

const seats = { economy: 100, business: 10, first: 0 };
const leg = (more: Partial<ConnectingLeg>): ConnectingLeg => ({
  ...{ id: 'in', airline: 'own', origin: 'AAA', destination: 'HUB', km: 600 },
  ...{ departs: 480, arrives: 560, localDeparts: 480, fares: faresOf(600), seats },
  ...{ comfort: 0.6, punctuality: 0.8, reputation: 0.5 },
  ...more,
});
const out = (more: Partial<ConnectingLeg> = {}) =>
  leg({ id: 'out', origin: 'HUB', destination: 'BBB', departs: 620, arrives: 700, ...more });
const far = () => KM;
const over = (inbound: ConnectingLeg, ...outbound: ConnectingLeg[]) =>
  connectionsOver([inbound], outbound, far).map(({ offer: { id } }) => id);

describe('connections', () => {
  it('join two flights of one airline with 45 minutes to 6 hours between them', () => {
    expect(over(leg({}), out())).toEqual(['in+out']);
    expect(over(leg({}), out({ departs: 604 }))).toEqual([]);
    expect(over(leg({}), out({ departs: 605 }))).toEqual(['in+out']);
    expect(over(leg({}), out({ departs: 920 }))).toEqual(['in+out']);
    expect(over(leg({}), out({ departs: 921 }))).toEqual([]);
    expect(over(leg({}), out({ airline: 'other' }))).toEqual([]);
  });

  it('lead neither back nor far round', () => {
    expect(over(leg({}), out({ destination: 'AAA' }))).toEqual([]);
    expect(over(leg({}), out({ km: 1001 }))).toEqual([]);
    expect(over(leg({}), out({ km: 1000 }))).toEqual(['in+out']);
  });

  it('take the first good flight to each destination', () => {
    const later = out({ id: 'later', departs: 700 });
    const elsewhere = out({ id: 'elsewhere', destination: 'CCC', departs: 700 });
    expect(over(leg({}), later, elsewhere, out())).toEqual(['in+out', 'in+elsewhere']);
  });

  it('offer the time with the stop, the fewer seats, and a fare below that of both flights', () => {
    const [found] = connectionsOver([leg({})], [out({ seats: { economy: 7, business: 30, first: 0 } })], far);
    expect(found?.offer.minutes).toBe(700 - 480);
    expect(found?.offer.stops).toBe(1);
    expect(found?.offer.seats).toEqual({ economy: 7, business: 10, first: 0 });
    expect(found?.offer.fares.economy).toBeLessThan(2 * faresOf(600).economy);
    expect(found?.offer.fares.economy).toBeGreaterThanOrEqual(faresOf(KM).economy);
    expect(found?.offer.punctuality).toBeLessThan(0.8);
  });

  it('are chosen by few beside a direct flight, and by more without one', () => {
    const [found] = connectionsOver([leg({})], [out()], far);
    if (!found) throw new Error('no connection');
    const on = (...offers: ReturnType<typeof offer>[]) =>
      bookDay(market(200_000), offers).bookings[0]?.byClass.economy ?? 0;
    const alone = on(found.offer);
    const beside = on(found.offer, offer('direct', 'rival'));
    expect(beside).toBeGreaterThan(0);
    expect(beside).toBeLessThan(alone);
    expect(on(offer('direct', 'rival'), found.offer)).toBeGreaterThan(beside * 3);
  });

  it('split a fare by distance without losing a dollar', () => {
    expect(splitFare(200, 500, 1500)).toEqual([50, 150]);
    const whole = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(whole, whole, whole, (fare, first, second) => {
        const [a, b] = splitFare(fare, first, second);
        expect(a + b).toBe(fare);
        expect(Math.min(a, b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
