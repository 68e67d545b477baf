import { describe, expect, it } from 'vitest';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { leaseReturn } from '#game/fleet/disposal.ts';
import { leaseDeposit, leaseRate } from '#game/fleet/lease.ts';
import { WEEK, YEAR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

const NOW = 20 * YEAR;
const TERMS = leasebackTerms(10_000_000, { built: NOW - 10 * YEAR, paid_new: 0 }, NOW);

describe('sale and leaseback', () => {
  it('pays 95% of value, and leases at the usual rate for 52 weeks', () => {
    const rate = leaseRate(10_000_000, 10);
    expect(TERMS).toEqual({ price: 9_500_000, rate, deposit: leaseDeposit(rate), weeks: 52 });
  });

  it.each([
    [1, 26],
    [26, 26],
    [27, 25],
    [51, 1],
    [52, 0],
    [80, 0],
  ])('costs the rest of the term if it ends after %i weeks: %i weeks', (after, charged) => {
    const { rate, deposit } = TERMS;
    const aircraft = {
      built: NOW - 10 * YEAR,
      lease_from: NOW,
      lease_until: NOW + 52 * WEEK,
      lease_rate: rate,
      deposit,
      hours: 0,
      cycles: 0,
      condition: 1,
      checks: freshChecks(0, 0, NOW + after * WEEK),
    };
    const settled = leaseReturn(seedModel('airbus-a320neo'), aircraft, NOW + after * WEEK);
    const fee = charged * rate;
    expect(settled).toEqual({
      deposit,
      earlyFee: fee,
      checkFee: 0,
      refund: Math.max(0, deposit - fee),
      due: Math.max(0, fee - deposit),
    });
  });
});
