import { HOURS_A_DAY } from '../../game/time.ts';
import { chunkEnd, FIRST_PACE, type Load, type Pace, paceAfter } from './pace.ts';
import type { AirlinePlan } from './plan.ts';

/** Hour of the day in which an airline's old rows are summed up: the twin of DAILY_TURN (slots.ts). */
const turnOf = (id: string): number => Number.parseInt(id.charAt(14) + id.charAt(13), 36) % HOURS_A_DAY;

const loadOf = ({ airline, flights, landed, aircraft }: AirlinePlan, hour: number): Load => ({
  rows: 1 + flights.length + 2 * landed.length + aircraft.size,
  compactions: turnOf(airline.id) === hour % HOURS_A_DAY ? 1 : 0,
});

/** Where the pace is kept between hours: the process's store, because each handler runs in a runtime of its own. */
const KEY = 'settlement-pace';

function readPace(app: CoreApp): Pace {
  const text = app.store().get(KEY);
  return typeof text === 'string' ? JSON.parse(text) : FIRST_PACE;
}

/**
 * Cuts the plans of an hour into chunks for one transaction each, as large as this machine writes in some 50 ms, and measures
 * the time that the caller takes for each. What is written does not depend on how it is cut.
 */
export function* pacedChunks(
  app: CoreApp,
  plans: readonly AirlinePlan[],
  hour: number,
): Generator<AirlinePlan[]> {
  const loads = plans.map((plan) => loadOf(plan, hour));
  let pace = readPace(app);
  for (let from = 0; from < plans.length; ) {
    const to = chunkEnd(pace, loads, from);
    const load: Load = { rows: 0, compactions: 0 };
    for (let index = from; index < to; index++) {
      load.rows += loads[index]?.rows ?? 0;
      load.compactions += loads[index]?.compactions ?? 0;
    }
    const began = Date.now();
    yield plans.slice(from, to);
    pace = paceAfter(pace, load, Date.now() - began);
    app.store().set(KEY, JSON.stringify(pace));
    from = to;
  }
}
