import type { Maintenance } from '#game/tables/maintenance.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';

const NAMES: Record<Maintenance['kind'], string> = {
  line: 'a line check',
  a: 'an A check',
  c: 'a C check',
  d: 'a D check',
  refit: 'a refit',
};

/** Rejects a work order that overlaps another one of the same aircraft. The window is in world minutes. */
export function rejectOverlap(
  context: ActionContext,
  aircraft: { id: string; registration: string },
  starts: number,
  ends: number,
): void {
  const [other] = context.tx.findRecordsByFilter(
    'maintenance',
    "aircraft = {:aircraft} && state != 'done' && starts < {:ends} && ends > {:starts}",
    'starts',
    1,
    0,
    { aircraft: aircraft.id, starts, ends },
  );
  if (!other) return;
  const kind = NAMES[other.getString('kind') as Maintenance['kind']];
  const from = sayMinute(context, other.getInt('starts'));
  const until = sayMinute(context, other.getInt('ends'));
  throw rejection('starts', 'overlap', `${aircraft.registration} has ${kind} from ${from} to ${until}.`);
}
