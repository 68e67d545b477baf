import { beforeAll, describe, expect, it } from 'vitest';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { balanceSheet, profitAndLoss } from '#game/books/statements.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { statementSchema } from '#game/payloads/statement.ts';
import { HOUR, HOURS_A_DAY, WEEK } from '#game/world/time.ts';
import { call, type Founder, newFounder, newPerson, operator, runSql } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import { type Served, setHour, shareWorld } from '#tests/support/served-world.ts';
import { act, advanceHours, openRoute, worldNow } from '#tests/support/world.ts';

let served: Served;
let { server } = {} as Served;
let player: Founder;
let other: Founder;

beforeAll(async () => {
  served = await shareWorld();
  ({ server } = served);
  [player, other] = [await newFounder(server), await newFounder(server)];
  await openRoute(server, player, 'AMS', 'BCN');
});

describe('the statements of an airline', () => {
  it('are open to the owner only', async () => {
    const [route] = await player.client.collection('route').getFullList();
    const of = (token: string | undefined, query: string) =>
      call(server, `/api/am/statement?${query}`, token === undefined ? {} : { token });
    const refused = await of(other.token, `by=week&route=${route?.id}`);
    expect(refused.status).toBe(400);
    expect(refused.json.data?.route?.message).toBe(
      'You have no route with this id, and no entries about one.',
    );
    expect((await of(undefined, 'by=week')).status).toBe(401);
    expect((await of((await newPerson(server)).token, 'by=week')).status).toBe(403);
    const own = statementSchema.parse((await of(other.token, 'by=week')).json);
    expect(own.sums.map(({ item }) => item)).toEqual(['capital']);
  });

  it('begin with the founding of the airline', async () => {
    const late = await newFounder(server);
    const { minute } = await worldNow(server);
    for (const by of ['day', 'week', 'quarter', 'year']) {
      const { json } = await call(server, `/api/am/statement?by=${by}`, { token: late.token });
      const { periods, sums, storedFrom } = statementSchema.parse(json);
      expect(periods).toHaveLength(1);
      expect(sums).toEqual([expect.objectContaining({ item: 'capital' })]);
      expect(storedFrom).toBe(minute);
    }
  });

  it('owe interest on missed instalments before it is paid', async () => {
    const rate = await unsecuredRate(server, other);
    await act(server, other, 'loan.take', { product: 'unsecured', amount: 1_000_000, weeks: 13, rate });
    const owe = (arrears: number) =>
      operator(server).then((superuser) =>
        runSql(superuser, `UPDATE loan SET arrears = ${arrears}, due = due + ${2 * WEEK}`),
      );
    const balance = async () => {
      const { json } = await call(server, '/api/am/statement?by=week', { token: other.token });
      const { periods, sums } = statementSchema.parse(json);
      const { loans, equity, assets } = balanceSheet({ count: periods.length, sums });
      const profit = profitAndLoss({ count: periods.length, sums }).profit;
      // The week that has just ended.
      return [loans, equity, assets, profit].map((amounts) => amounts.at(-2));
    };
    const nextMonday = async () => {
      const { minute, start } = await worldNow(server);
      const intoWeek = (startWeekMinute(start) + minute) % WEEK;
      await setHour(served, (minute - intoWeek + WEEK) / HOUR - 1);
      await advanceHours(server, HOURS_A_DAY + 1);
    };
    await owe(500);
    await nextMonday();
    const capital = startingCapital(0);
    expect(await balance()).toEqual([1_000_500, capital - 500, capital + 1_000_000, -500]);
    await owe(0);
    await nextMonday();
    expect(await balance()).toEqual([1_000_000, capital, capital + 1_000_000, 500]);
  });

  it.each([
    ['by=month', 'by'],
    ['', 'by'],
    ['by=day&until=soon', 'until'],
    ['by=day&until=-5', 'until'],
    ['by=day&until=1e99', 'until'],
    ['by=week&route=aaaaaaaaaaaaaaa&aircraft=bbbbbbbbbbbbbbb', 'aircraft'],
    ['by=week&aircraft=%27%20OR%201=1', 'aircraft'],
  ])('reject %s', async (query, field) => {
    const response = await call(server, `/api/am/statement?${query}`, { token: player.token });
    expect([response.status, Object.keys(response.json.data ?? {})]).toEqual([400, [field]]);
  });
});
