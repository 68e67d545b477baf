import { STUDY } from '#game/tables/study.ts';
import { HOUR } from '#game/world/time.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { readRows, run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const s = aliased(STUDY, 's');
const READY = { id: s.id, airline: s.airline, pair: s.pair };
const READY_NOW = 'FROM study s WHERE s.ready > {:minute} - {:hour} AND s.ready <= {:minute} ORDER BY s.id';

/** Tells airlines that their market studies are ready. */
export function planStudies(
  app: CoreApp,
  { hour, minute }: SettledWorld,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  for (const { id, airline, pair } of readRows(app, READY, READY_NOW, { minute, hour: HOUR })) {
    const plan = plans.get(airline);
    if (!plan) continue;
    const [a, b] = [pair.slice(0, 3), pair.slice(3)];
    const notice = {
      title: `Your market study of ${a}–${b} is ready`,
      body: 'Forecasts for the pair now have a narrower range. Check whether they have changed.',
      link: `/route/research/?from=${a}&to=${b}`,
    };
    notify(plan, hour, { kind: 'route', ...notice }, id);
  }
}

const OUTDATED = 'DELETE FROM study WHERE until <= {:minute}';

/** Deletes studies that are outdated, once per day. */
export const forgetStudies = (tx: CoreApp, minute: number): void => run(tx, OUTDATED, { minute });
