import { describe, expect, it } from 'vitest';
import { accountOf } from '#scripts/research/world/accounts.ts';
import type { PlayerWeek } from '#scripts/research/world/player-week.ts';
import { ENTRY_WEEKS, entryEffect } from '#scripts/research/world/rivals/entry-effect.ts';
import { establishedFindings } from '#scripts/research/world/rivals/established.ts';
import { fatesByWeek } from '#scripts/research/world/rivals/fates.ts';
import { expertFindings, newcomerFindings } from '#scripts/research/world/rivals/findings.ts';
import { fortuneFindings } from '#scripts/research/world/rivals/fortunes.ts';
import { rivalAirline, rivalSample } from '#tests/support/rival-sample.ts';

type Offers = Parameters<typeof rivalSample>[0];

const fleets = (counts: Readonly<Record<string, number>>) =>
  rivalSample(
    [],
    Object.entries(counts).map(([id, aircraft]) => rivalAirline(id, { aircraft })),
  );

describe('what becomes of rivals', () => {
  it('is counted by week since the beginning', () => {
    const start = fleets({ a: 5, b: 5, c: 5, d: 5 });
    expect(
      fatesByWeek([start, fleets({ a: 6, b: 5, c: 5, d: 5 }), fleets({ a: 6, b: 5, c: 4, e: 1 })]),
    ).toEqual([
      { grown: 1, stagnant: 3, shrunk: 0, gone: 0, founded: 0 },
      { grown: 1, stagnant: 1, shrunk: 1, gone: 1, founded: 1 },
    ]);
  });

  it('does not include players', () => {
    const player = (aircraft: number) => rivalAirline('p', { rival: false, aircraft });
    const weeks = fatesByWeek([rivalSample([], [player(1)]), rivalSample([], [player(2)])]);
    expect(weeks).toEqual([{ grown: 0, stagnant: 0, shrunk: 0, gone: 0, founded: 0 }]);
  });
});

describe('the effect of entries', () => {
  /** Returns a run in which a pair is entered after a week, with offers on it at the end. */
  const run = (atLast: Offers, entered: Offers = [['AB', 'y', 0.9, 100]]) => {
    const old: Offers = [
      ['AB', 'x', 1, 100],
      ['CD', 'x', 1, 100],
    ];
    const later = rivalSample([...old, ...entered]);
    return [rivalSample(old), ...Array.from({ length: ENTRY_WEEKS - 1 }, () => later), rivalSample(atLast)];
  };

  it('compares entered pairs with those that keep their airlines', () => {
    const effect = entryEffect(
      run([
        ['AB', 'x', 0.99, 100],
        ['AB', 'y', 0.9, 100],
        ['CD', 'x', 1.1, 120],
      ]),
    );
    expect(effect.entries).toBe(1);
    expect(effect.fares).toBeCloseTo(0.99 / 1.1 - 1);
    expect(effect.seats).toBeCloseTo(2 / 1.2 - 1);
  });

  it('leaves out pairs that an incumbent or the entrant has left again', () => {
    const without = (airline: string) =>
      run(
        (
          [
            ['AB', 'x', 1, 100],
            ['AB', 'y', 1, 100],
            ['CD', 'x', 1, 100],
          ] as Offers
        ).filter(([pair, other]) => pair !== 'AB' || other !== airline),
      );
    expect(entryEffect(without('x')).entries).toBe(0);
    expect(entryEffect(without('y')).entries).toBe(0);
  });

  it('has none in a run that is too short to tell', () => {
    expect(entryEffect(run([]).slice(0, ENTRY_WEEKS))).toMatchObject({ entries: 0, fares: Number.NaN });
  });
});

const week = (index: number, profit: number, aircraft: number): PlayerWeek => ({
  week: index,
  cash: 0,
  worth: 0,
  growth: 0,
  aircraft,
  routes: 1,
  account: accountOf([{ minute: 0, category: 'tickets', amount: profit }], [], { from: 0, to: 7 }, 0),
  profitEach: 0,
});
const missed = (findings: { name: string; kept: boolean }[]) =>
  findings.filter(({ kept }) => !kept).map(({ name }) => name);

describe('newcomers', () => {
  const newcomer = (changes: object = {}) => ({
    name: 'New',
    airline: 'new',
    founded: 28,
    capital: 1,
    firstProfit: 3,
    weeks: [-500, 10, 20, -5, 30].map((profit, index) => week(index + 1, profit, 5)),
    rejections: [],
    ...changes,
  });
  const missedBy = (...changes: object[]) => missed(newcomerFindings(changes.map(newcomer)));

  it('have a profit within seven days, four of five of them', () => {
    const SOON = 'newcomers: first day with a profit';
    expect(missedBy({})).toEqual([]);
    expect(missedBy({ firstProfit: 8 })).toEqual([SOON]);
    expect(missedBy({}, {}, {}, {}, { firstProfit: null })).toEqual([]);
    expect(missedBy({}, {}, {}, { firstProfit: 8 }, { firstProfit: null })).toEqual([SOON]);
  });

  it('each have a positive median of the last four weeks, and keep their fleets', () => {
    const losing = [10, -20, -5, -5, 30].map((profit, index) => week(index + 1, profit, 5));
    expect(missedBy({}, { weeks: losing })).toEqual(['New: profit per week, median of the last 4 weeks']);
    const shrinking = [5, 4].map((aircraft, index) => week(index + 1, 10, aircraft));
    expect(missedBy({ weeks: shrinking })).toEqual(['… aircraft at the end']);
  });

  it('fail all bounds without flights', () => {
    expect(missedBy({ firstProfit: null, weeks: [] })).toHaveLength(3);
    expect(newcomerFindings([])).toEqual([]);
  });
});

describe('newcomers who have flown for 120 days', () => {
  /** @param profit of each week, of fares of 100 @param earned in the last four weeks; others earn 0 to 9 */
  const missedBy = (profit: number, load: number, earned: number, weeks = 17) => {
    const flown = week(1, 100, 5);
    const account = { ...flown.account, total: 100 - profit, seats: 100, passengers: 100 * load };
    const others = Array.from({ length: 10 }, (_, index) => `r${index}`);
    const sampleAt = (time: number) =>
      rivalSample(
        [],
        [
          ...others.map((id, index) => rivalAirline(id, { worth: index * time })),
          rivalAirline('new', { rival: false, worth: earned * time }),
        ],
      );
    const samples = Array.from({ length: 6 }, (_, index) => sampleAt((index - 1) / 4));
    const run = {
      weeks: Array.from({ length: weeks }, (_, index) => ({
        ...flown,
        account,
        worth: 1 + profit * (index + 1),
      })),
    };
    const newcomer = { name: 'New', airline: 'new', founded: 28, capital: 1, firstProfit: 3, rejections: [] };
    return missed(establishedFindings(samples, [{ ...newcomer, ...run }]));
  };

  it('have the load factor, the margin and the rank of an airline like others', () => {
    expect(missedBy(5, 0.8, 4.5)).toEqual([]);
    expect(missedBy(5, 0.9, 4.5)).toEqual(['newcomers together: load factor']);
    expect(missedBy(15, 0.8, 4.5)).toEqual(['… net margin']);
    const RANK = ['… airlines that have earned less in the last 4 weeks, middle'];
    expect(missedBy(5, 0.8, 8.5)).toEqual(RANK);
    expect(missedBy(5, 0.8, 1.5)).toEqual(RANK);
  });

  it('are not judged before', () => {
    expect(missedBy(15, 0.9, 8.5, 16)).toEqual([]);
  });
});

describe('an expert', () => {
  /** Ten rivals have earned 0 to 9. */
  const expert = (earned: number, profits: readonly number[]) => {
    const sampleAt = (share: number) =>
      rivalSample(
        [],
        [
          ...Array.from({ length: 10 }, (_, index) =>
            rivalAirline(`r${index}`, { worth: 40 + index * share }),
          ),
          rivalAirline('me', { rival: false, worth: 25 + earned * share }),
        ],
      );
    const weeks = profits.map((profit, index) => week(index + 1, profit, 10));
    return missed(expertFindings([sampleAt(0), sampleAt(0.5), sampleAt(1)], 'me', weeks));
  };
  const four = (profit: number) => [profit, profit, profit, profit];
  const SLOWING = [...four(100), ...four(150), ...four(180)];

  it('beats nine rivals in ten, and its profit grows ever more slowly', () => {
    expect(expert(8.5, SLOWING)).toEqual([]);
    expect(expert(7.5, SLOWING)).toEqual(['… rivals that have earned less']);
    expect(expert(4, SLOWING)).toEqual([
      'expert: earned since its founding',
      '… rivals that have earned less',
    ]);
    const steady = [...four(100), ...four(150), ...four(225)];
    expect(expert(9, steady)).toEqual(['… growth of its profit in the last 4 weeks']);
  });

  it('may lose profit more slowly than before, but not gain it again', () => {
    expect(expert(9, [...four(180), ...four(150), ...four(140)])).toEqual([]);
    const recovered = [...four(180), ...four(150), ...four(151)];
    expect(expert(9, recovered)).toEqual(['… growth of its profit in the last 4 weeks']);
  });

  it('is not judged by a world that is too short', () => {
    expect(expert(9, SLOWING.slice(1))).toEqual(['… growth of its profit in the last 4 weeks']);
  });
});

describe('fortunes', () => {
  /** Worths after each week of ten rivals, and of an expert who has just earned a share. */
  const missedBy = (earned: number, weeks: number, worths = { first: 100, last: 110 }) => {
    const sampleAt = (share: number) =>
      rivalSample(
        [],
        [
          ...Array.from({ length: 10 }, (_, index) =>
            rivalAirline(`r${index}`, { worth: worths.first + share * (worths.last - worths.first) }),
          ),
          rivalAirline('me', { rival: false, worth: 100 + share * earned }),
        ],
      );
    return missed(
      fortuneFindings(
        Array.from({ length: weeks + 1 }, (_, index) => sampleAt(index / weeks)),
        'me',
      ),
    );
  };

  it('leave the expert at most a tenth of what all airlines earn', () => {
    expect(missedBy(11, 4)).toEqual([]);
    expect(missedBy(12, 4)).toEqual(['the expert’s share of what all airlines have earned']);
  });

  it('grow at most sixfold in half a year', () => {
    const MULTIPLE = 'largest multiple of equity within 26 weeks';
    expect(missedBy(11, 26, { first: 100, last: 599 })).toEqual([]);
    expect(missedBy(11, 26, { first: 100, last: 601 })).toEqual([MULTIPLE]);
    expect(missedBy(11, 52, { first: 100, last: 601 })).toEqual([]);
  });
});
