import { expect, it } from 'vitest';
import { findSpread, modelSpreads, type SpreadFinding } from '../../../scripts/world/spread/report.ts';
import { seedModel } from '../../support/aircraft-models.ts';

const CASES = 40;
/** A third, as `npm run world -- --spread` asks of 200 cases, and what chance adds in so few. */
const MOST = 0.4;

it(`finds no model the best lease of too many of ${CASES} airlines`, () => {
  const findings = findSpread('spread', CASES);
  const earning = findings.filter(({ lease }) => lease !== null);
  expect(earning.length).toBeGreaterThan(CASES * 0.7);
  for (const { one, lease } of earning) expect(lease?.profit, one.name).toBeGreaterThan(0);
  const spreads = modelSpreads(findings);
  expect(spreads.length).toBeGreaterThan(7);
  expect(spreads[0]?.share, spreads[0]?.model).toBeLessThanOrEqual(MOST);
});

it('counts models by the cases in which they earn most, and cases in which nothing earns apart', () => {
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
