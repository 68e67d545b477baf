import { beforeAll, describe, expect, it } from 'vitest';
import { weeklyPayment } from '#game/bank/loan.ts';
import { repayment } from '#game/bank/repayment.ts';
import { totalPayment } from '#game/bank/running-loan.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { call, runSql } from '#tests/support/api.ts';
import { bankOf, unsecuredRate } from '#tests/support/bank.ts';
import { LoanWorld } from '#tests/support/loan-world.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import { act, advanceHours, advanceTo, grant, worldNow } from '#tests/support/world.ts';

/** A newcomer's maximum without security: a fifth of its capital. */
const YOUNG_MAX = 5_000_000;

let world: LoanWorld;
let { server, superuser, newFounder, cashOf, bankBalance, loansOf, loanOf, noticesOf, entriesOf } =
  {} as LoanWorld;
let { borrow, outcome } = {} as LoanWorld;

beforeAll(async () => {
  world = await LoanWorld.start();
  ({ server, superuser, newFounder, cashOf, bankBalance, loansOf, loanOf, noticesOf, entriesOf } = world);
  ({ borrow, outcome } = world);
});

describe('a newcomer', () => {
  it('has grade A, and can borrow a fifth of its capital without security', async () => {
    const founder = await newFounder();
    const bank = await bankOf(server, founder);
    expect(bank).toMatchObject({
      baseRate: 0.04,
      credit: {
        grade: 'A',
        points: 75,
        figures: { debt: 0, equity: 25_000_000, cash: 25_000_000, weeks: 0 },
      },
      rates: { unsecured: 0.095, secured: 0.06 },
      unsecured: { max: YOUNG_MAX, owed: 0, limit: YOUNG_MAX, isYoung: true },
      collateral: [],
      fixedCosts: { leases: 0, instalments: 0 },
      overdraft: { limit: 0, rate: 0.13 },
    });
    expect(bank.credit.items.filter(({ points }) => points > 0)).toEqual([
      { name: 'history', points: 25, max: 25, figure: 0 },
    ]);
  });

  it('is offered what it then pays', async () => {
    const founder = await newFounder();
    const query = 'product=unsecured&amount=1000000&weeks=52';
    const { json } = await call(server, `/api/am/loan/offer?${query}`, { token: founder.token });
    const terms = { principal: 1_000_000, yearlyRate: 0.095, weeks: 52 };
    expect(json).toEqual({
      rate: 0.095,
      grade: 'A',
      payment: weeklyPayment(terms),
      total: totalPayment(terms),
      fee: 10_000,
    });
    const loan = await loanOf(founder, await borrow(founder, 1_000_000, 52));
    expect(loan).toMatchObject({ rate: json.rate, payment: json.payment, weeks: 52, state: 'active' });
    // Rounded as the payment is shown, so that two figures do not differ by a dollar.
    expect([loan.payment, (await bankOf(server, founder)).fixedCosts.instalments]).toEqual([
      20_176.24, 20_176,
    ]);
  });

  it.each([
    ['product=unsecured&amount=6000000&weeks=52', 'amount over_limit'],
    ['product=unsecured&amount=99999&weeks=52', 'amount too_small'],
    ['product=unsecured&amount=1000000&weeks=14', 'weeks not_offered'],
    ['product=secured&amount=1000000&weeks=51', 'weeks not_offered'],
    ['product=secured&amount=1000000&weeks=104', 'amount over_limit'],
    [
      'product=gift&amount=1e6&weeks=-1',
      'amount validation_invalid,product validation_invalid,weeks validation_invalid',
    ],
    ['', 'amount validation_invalid,product validation_invalid,weeks validation_invalid'],
  ])('is told why there is no offer for %s', async (query, errors) => {
    const founder = await newFounder();
    const response = await call(server, `/api/am/loan/offer?${query}`, { token: founder.token });
    const [status, ...fields] = rejectionOf(response);
    expect([status, fields.sort().join()]).toEqual([400, errors]);
  });
});

describe('a loan', () => {
  it('moves money from the bank, and back with interest in equal instalments', async () => {
    const founder = await newFounder();
    const [cash, before] = [await cashOf(founder), await bankBalance()];
    const id = await borrow(founder, 1_300_000);
    expect([await cashOf(founder), await bankBalance()]).toEqual([cash + 1_300_000, before - 1_300_000]);
    const taken = await loanOf(founder, id);
    expect((await bankOf(server, founder)).fixedCosts.instalments).toBe(Math.round(taken.payment));
    await world.settleAt(taken.due);
    await world.settleAt(taken.due + WEEK);
    const loan = await loanOf(founder, id);
    expect(loan).toMatchObject({ paid: 2, missed: 0, due: taken.due + 2 * WEEK });
    const entries = await entriesOf(founder);
    expect(entries.map(([category]) => category)).toEqual([
      'loan',
      'loan_repayment',
      'loan_interest',
      'loan_repayment',
      'loan_interest',
    ]);
    const [, ...payments] = entries.map(([, amount]) => Number(amount));
    expect(1_300_000 - loan.balance + loan.cost).toBe(-payments.reduce((sum, amount) => sum + amount, 0));
    expect(Math.abs(2 * loan.payment + payments.reduce((sum, amount) => sum + amount, 0))).toBeLessThan(3);
    expect(await cashOf(founder)).toBe(cash + loan.balance - loan.cost);
    expect(await world.brokenBesidesHours()).toEqual([]);
  });

  it('is repaid early in part, which lowers the instalments, then in full', async () => {
    const founder = await newFounder();
    const cash = await cashOf(founder);
    const id = await borrow(founder, 2_000_000, 26);
    const before = await loanOf(founder, id);
    const half = repayment(before, 1_000_000);
    expect(await act(server, founder, 'loan.repay', { loan: id, amount: 1_000_000 })).toMatchObject({
      fee: 10_000,
      total: 1_010_000,
      balance: 1_000_000,
      payment: half.payment,
    });
    expect(await loanOf(founder, id)).toMatchObject({
      state: 'active',
      weeks: 26,
      balance: 1_000_000,
      payment: half.payment,
    });
    // The fee is not part of the graded profit: repaying must not cost points.
    expect((await bankOf(server, founder)).credit).toMatchObject({ points: 75, figures: { profit: 0 } });
    await act(server, founder, 'loan.repay', { loan: id, amount: 1_000_000 });
    expect(await loanOf(founder, id)).toMatchObject({ state: 'repaid', balance: 0, cost: 20_000 });
    expect(await cashOf(founder)).toBe(cash - 20_000);
    expect(await outcome(founder, 'loan.repay', { loan: id, amount: 1 })).toBe('400 loan ended');
    expect((await bankOf(server, founder)).fixedCosts.instalments).toBe(0);
    expect(await world.brokenBesidesHours()).toEqual([]);
  });

  it('ends after its last instalment, with a notice', async () => {
    const founder = await newFounder();
    const id = await borrow(founder, 1_000_000);
    await runSql(superuser, `UPDATE loan SET paid = 12, started = started - 12 * ${WEEK} WHERE id = '${id}'`);
    await world.settleAt((await loanOf(founder, id)).due);
    expect(await loanOf(founder, id)).toMatchObject({ state: 'repaid', balance: 0, paid: 13 });
    expect(await noticesOf(founder)).toEqual(['You have repaid a loan']);
    expect(await world.brokenBesidesHours()).toEqual([]);
  });

  it('has a valid product, amount, term and rate', async () => {
    const founder = await newFounder();
    const rate = await unsecuredRate(server, founder);
    const good = { product: 'unsecured', amount: 1_000_000, weeks: 13, rate };
    const cases: [object, string][] = [
      [{ ...good, product: 'gift' }, '400 product validation_invalid_value'],
      [{ ...good, amount: 100_000.5 }, '400 amount validation_invalid_type'],
      [{ ...good, amount: 99_999 }, '400 amount validation_too_small'],
      [{ ...good, amount: YOUNG_MAX + 1 }, '400 amount over_limit'],
      [{ ...good, weeks: 14 }, '400 weeks not_offered'],
      [{ ...good, rate: rate - 0.0025 }, '400 rate stale_price'],
      [{ ...good, aircraft: 'a'.repeat(15) }, '400 aircraft not_needed'],
      [{ ...good, product: 'secured', weeks: 104 }, '400 aircraft validation_required'],
      [
        { ...good, product: 'secured', weeks: 104, aircraft: 'a'.repeat(15) },
        '400 aircraft unknown_aircraft',
      ],
    ];
    for (const [input, expected] of cases) expect(await outcome(founder, 'loan.take', input)).toBe(expected);
    expect(await loansOf(founder)).toEqual([]);
    const id = await borrow(founder, 1_000_000);
    const stranger = await newFounder();
    expect(await outcome(stranger, 'loan.repay', { loan: id, amount: 1_000 })).toBe('400 loan unknown_loan');
    expect(await outcome(founder, 'loan.repay', { loan: id, amount: 1_000_001 })).toBe(
      '400 amount over_balance',
    );
    expect(await outcome(founder, 'loan.repay', { loan: id, amount: 0 })).toBe(
      '400 amount validation_too_small',
    );
    await superuser.collection('airline').update(founder.airline.id, { 'cash-': 25_500_000 });
    expect(await outcome(founder, 'loan.repay', { loan: id, amount: 500_000 })).toBe(
      '400 cash insufficient_funds',
    );
    await superuser.collection('airline').update(founder.airline.id, { 'cash+': 25_500_000 });
  });
});

describe('a missed instalment', () => {
  it('is tried again at midnight, bears overdraft interest and counts in the grade', async () => {
    const founder = await newFounder();
    await advanceTo(server, 60);
    const id = await borrow(founder, 4_000_000, 52);
    const { due } = await loanOf(founder, id);
    await world.skipTo(due / HOUR - 1);
    // Without leases, the overdraft reaches two instalments below zero.
    const { payment } = await loanOf(founder, id);
    const cash = await cashOf(founder);
    const spare = -2 * Math.ceil(payment) + 1_000;
    await grant(server, founder.airline.id, spare - cash);
    await advanceHours(server, 1);
    expect(await loanOf(founder, id)).toMatchObject({ paid: 0, missed: 1, arrears: 0, balance: 4_000_000 });
    expect(await noticesOf(founder)).toEqual(['You missed a loan instalment']);
    const bank = await bankOf(server, founder);
    expect(bank.credit.items.find(({ name }) => name === 'missed')).toMatchObject({ points: 20 });
    expect(bank.credit.figures.hasMissed).toBe(true);
    expect(await outcome(founder, 'loan.repay', { loan: id, amount: 1_000 })).toBe(
      '400 amount instalment_missed',
    );
    await advanceTo(server, 0);
    const late = await loanOf(founder, id);
    expect(late).toMatchObject({ paid: 0, missed: 1, arrears: Math.ceil((payment * 0.13) / 364) });
    const { debt } = (await bankOf(server, founder)).credit.figures;
    expect(debt).toBe(4_000_000 + late.arrears - (await cashOf(founder)));
    await grant(server, founder.airline.id, 1_000_000);
    await advanceTo(server, 0);
    const settled = await loanOf(founder, id);
    expect(settled).toMatchObject({ paid: 1, missed: 0, arrears: 0 });
    // Besides the interest on the overdrawn cash.
    expect(await entriesOf(founder)).toContainEqual(['overdraft_interest', -2 * late.arrears]);
    expect(await noticesOf(founder)).toEqual(['You missed a loan instalment', 'Missed instalments are paid']);
    expect(await world.brokenBesidesHours()).toEqual([]);
    // It counts for 26 weeks.
    const { minute } = await worldNow(server);
    const countsAfter = async (minutes: number) => {
      await runSql(superuser, `UPDATE loan SET missed_at = ${minute - minutes} WHERE id = '${id}'`);
      return (await bankOf(server, founder)).credit.figures.hasMissed;
    };
    expect([await countsAfter(26 * WEEK - 1), await countsAfter(26 * WEEK)]).toEqual([true, false]);
  });
});

it('the base rate is set each Monday and keeps its history', async () => {
  const before = await worldNow(server);
  await world.settleAt(before.minute + WEEK - ((before.minute + startWeekMinute(before.start)) % WEEK));
  const later = await worldNow(server);
  expect(later.base_rates).toHaveLength(before.base_rates.length + 1);
  expect(later.base_rates.at(-1)).toBe(later.base_rate);
  expect(later.base_rates.slice(0, -1)).toEqual(before.base_rates);
});
