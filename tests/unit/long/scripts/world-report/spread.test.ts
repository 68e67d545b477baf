import { beforeAll, describe, expect, it } from 'vitest';
import { findSpread, modelSpreads, type SpreadFinding } from '#scripts/research/world/spread/report.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

/** The first ones of `npm run world -- --spread`. */
const [SEED, CASES] = ['world', 60] as const;
/** A third, as `npm run world -- --spread` requires of 200 cases, plus a margin because there are fewer. */
const MAX = 0.4;

describe(`the best leases of ${CASES} airlines in one world`, () => {
  let findings: SpreadFinding[] = [];
  beforeAll(() => {
    findings = [...findSpread(SEED, CASES)];
  });

  it('exist for most airlines, and are all profitable', () => {
    expect(findings).toHaveLength(CASES);
    const leases = findings.flatMap(({ lease }) => lease ?? []);
    expect(leases.length).toBeGreaterThan(CASES * 0.7);
    expect(leases.filter(({ profit }) => !(profit > 0))).toEqual([]);
  });

  it('do not have the same model in too many cases', () => {
    const spreads = modelSpreads(findings);
    expect(spreads.length).toBeGreaterThan(6);
    expect(spreads[0]?.share, spreads[0]?.model).toBeLessThanOrEqual(MAX);
  });
});

it('counts models by the cases in which they are the most profitable, and unprofitable cases separately', () => {
  const finding = (stage: string, model: string | null): SpreadFinding => ({
    one: { name: '', hub: 'AMS', stage, fleet: 0, cash: 0, start: '2026-01-01', draw: () => 0 },
    lease: model === null ? null : { model: seedModel(model), to: 'LHR', profit: 1 },
  });
  const spreads = modelSpreads([
    finding('first aircraft', 'atr-72-600'),
    finding('5 aircraft', 'airbus-a320neo'),
    finding('5 aircraft', 'airbus-a320neo'),
    finding('20 aircraft', 'airbus-a320neo'),
    finding('20 aircraft', null),
  ]);
  expect(spreads).toEqual([
    { model: 'airbus-a320neo', cases: 3, share: 0.75, byStage: [0, 2, 1] },
    { model: 'atr-72-600', cases: 1, share: 0.25, byStage: [1, 0, 0] },
  ]);
});
