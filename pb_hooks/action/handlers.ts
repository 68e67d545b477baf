import type { ActionInput, ActionName } from '../../game/actions/actions.ts';
import { changeAirline } from './airline/change.ts';
import type { ActionContext } from './context.ts';
import { buyAircraft } from './fleet/buy.ts';
import { cancelOrder } from './fleet/cancel.ts';
import { leaseAircraft } from './fleet/lease.ts';
import { refitAircraft } from './fleet/refit.ts';
import { renameAircraft } from './fleet/rename.ts';
import { returnAircraft } from './fleet/return.ts';
import { sellAircraft } from './fleet/sell.ts';
import { undoOrder } from './fleet/undo.ts';
import { hedgeFuel } from './fuel/hedge.ts';
import { cancelMaintenance } from './maintenance/cancel.ts';
import { planMaintenance } from './maintenance/plan.ts';
import { undoRefit } from './maintenance/undo.ts';
import { readNotices } from './notices/read.ts';
import { closeRoute } from './route/close.ts';
import { setFares } from './route/fares.ts';
import { openRoute } from './route/open.ts';
import { startRoute } from './route/start.ts';
import { undoRoute } from './route/undo.ts';
import { setRules } from './rules/set.ts';
import type { CheckedTimetable } from './timetable/check.ts';
import { setTimetable } from './timetable/set.ts';

/**
 * An action handler. The response includes its result. `timetable` is the result of the check before the
 * transaction, if there was one.
 */
type ActionHandler<Name extends ActionName> = (
  context: ActionContext,
  input: ActionInput<Name>,
  timetable?: CheckedTimetable,
) => object;

/** The handler of each action. */
export const HANDLERS: { readonly [Name in ActionName]: ActionHandler<Name> } = {
  'fleet.lease': leaseAircraft,
  'fleet.buy': buyAircraft,
  'fleet.sell': sellAircraft,
  'fleet.return': returnAircraft,
  'fleet.cancel': cancelOrder,
  'fleet.undo': undoOrder,
  'fleet.refit': refitAircraft,
  'fleet.rename': renameAircraft,
  'maintenance.plan': planMaintenance,
  'maintenance.cancel': cancelMaintenance,
  'maintenance.undo': undoRefit,
  'route.open': openRoute,
  'route.close': closeRoute,
  'route.start': startRoute,
  'route.undo': undoRoute,
  'route.fares': setFares,
  'timetable.set': setTimetable,
  'airline.change': changeAirline,
  'fuel.hedge': hedgeFuel,
  'rules.set': setRules,
  'notices.read': readNotices,
};
