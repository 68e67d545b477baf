import { beforeAll, expect, it } from 'vitest';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { type Cash, cashSchema } from '#game/payloads/cash.ts';
import { DAY, HOUR, HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { call, type Founder, runSql } from '#tests/support/api.ts';
import { LoanWorld } from '#tests/support/loan-world.ts';
import { act, advanceHours, advanceTo, grant, leaseOne, worldNow } from '#tests/support/world.ts';

const LEASED = 'airbus-a320neo';

let world: LoanWorld;
let { server, superuser, newFounder, cashOf, loanOf, borrow } = {} as LoanWorld;

beforeAll(async () => {
  world = await LoanWorld.start();
  ({ server, superuser, newFounder, cashOf, loanOf, borrow } = world);
});

async function forecastOf({ token }: Founder): Promise<Cash> {
  const { json } = await call(server, '/api/am/cash', { token });
  return cashSchema.parse(json);
}

/** Settles the next Monday. Each airline's forecast is stored on Mondays. */
async function passMonday(): Promise<void> {
  const { start, minute } = await worldNow(server);
  const monday = minute + WEEK - ((minute + startWeekMinute(start)) % WEEK);
  await world.skipTo(monday / HOUR - 1);
  await advanceHours(server, DAY / HOUR + 1);
}

it('does not count decisions as errors of last week’s forecast', async () => {
  const founder = await newFounder();
  const partly = await borrow(founder, 2_000_000, 52);
  const fully = await borrow(founder, 1_000_000, 26);
  await passMonday();
  await act(server, founder, 'loan.repay', { loan: partly, amount: 500_000 });
  const { balance } = await loanOf(founder, fully);
  await act(server, founder, 'loan.repay', { loan: fully, amount: balance });
  await leaseOne(server, founder, LEASED);
  await grant(server, founder.airline.id, -5_000);
  await runSql(superuser, "UPDATE ledger SET category = 'exchange_fee' WHERE amount = -5000");
  await passMonday();
  const { last } = await forecastOf(founder);
  // The airline has no flights, so nothing else can be off.
  expect((last?.actual ?? 0) - (last?.decided ?? 0)).toBe(last?.expected);
  expect(last?.actual).toBeLessThan((last?.expected ?? 0) - 1_500_000);
});

it('follows the bank’s rules while an airline is in trouble, and afterwards', async () => {
  const founder = await newFounder();
  const id = await borrow(founder, 4_000_000, 52);
  await passMonday();
  await advanceTo(server, 0);
  const { payment } = await loanOf(founder, id);
  // Without leases, the overdraft reaches two instalments below zero.
  await grant(server, founder.airline.id, -2 * Math.ceil(payment) + 1_000 - (await cashOf(founder)));
  const poor = await forecastOf(founder);
  expect(poor.parts.instalments).toEqual([0, 0, 0, 0]);
  expect(poor.parts.overdraft[0]).toBeLessThan(0);
  await advanceHours(server, HOURS_A_WEEK);
  expect(Math.abs((await cashOf(founder)) - (poor.expected[0] ?? 0))).toBeLessThan(50);
  const { missed, arrears } = await loanOf(founder, id);
  expect(missed).toBe(1);
  await grant(server, founder.airline.id, 2_000_000);
  const rich = await forecastOf(founder);
  expect(Math.abs((rich.parts.instalments[0] ?? 0) + 2 * payment)).toBeLessThan(3);
  expect(rich.parts.overdraft[0]).toBeLessThanOrEqual(-arrears);
  await advanceHours(server, HOURS_A_WEEK);
  expect(Math.abs((await cashOf(founder)) - (rich.expected[0] ?? 0))).toBeLessThan(50);
});

it('has no band from weeks that were not complete', async () => {
  const founder = await newFounder();
  await passMonday();
  await passMonday();
  await passMonday();
  const { start, minute } = await worldNow(server);
  const monday = minute - ((minute + startWeekMinute(start)) % WEEK);
  // Seventeen days of the same result, before Monday. The first three are not a whole week.
  const days = Array.from({ length: 17 }, (_, index) => monday - (index + 1) * DAY);
  for (const starts of days)
    await superuser.collection('route_history').create({
      airline: founder.airline.id,
      route: 'a'.repeat(15),
      starts,
      days: 1,
      flights: 1,
      revenue: 100_000,
    });
  const { expected, low, high } = await forecastOf(founder);
  expect([low, high]).toEqual([expected, expected]);
  await runSql(superuser, `UPDATE route_history SET revenue = 200000 WHERE starts = ${days[0]}`);
  expect((await forecastOf(founder)).low[0]).toBeLessThan(expected[0] ?? 0);
});
