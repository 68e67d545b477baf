import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { FUEL_CONTRACT } from '#game/tables/fuel-contract.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { type AirlinePlan, type NewLedgerEntry, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/**
 * Leases with a payment due since the last full hour. They began a whole number of weeks ago, so each week
 * back is one index lookup. The first week is left out, because it is paid on signing. The plus sorts the few
 * rows found instead of reading an index in order.
 */
const LEASES = `
  FROM json_each({:weeksAgo}) w CROSS JOIN aircraft x
    ON x.lease_from > w.value - ${HOUR} AND x.lease_from <= w.value
  WHERE x.lease_rate > 0 AND x.ownership = 'leased' ORDER BY +x.id`;
const DELIVERIES = `
  FROM aircraft x WHERE delivered > {:minute} - ${HOUR} AND delivered <= {:minute}
    AND (ownership = 'leased' OR built = delivered) ORDER BY +id`;
/** Fuel contracts are settled at the end of each of their days: seven times their number of weeks. */
const HEDGES = 'FROM fuel_contract WHERE starts < {:minute} AND ends >= {:minute} ORDER BY id';

/** Maximum number of registrations in one notice. */
const NAMES_MAX = 6;

const x = aliased(AIRCRAFT, 'x');
const LEASED = { aircraft: x.id, airline: x.airline, registration: x.registration, rate: x.lease_rate };
const DELIVERED = { aircraft: x.id, airline: x.airline, registration: x.registration };
type Delivered = ShapedRow<typeof DELIVERED>;

const c = aliased(FUEL_CONTRACT, 'fuel_contract');
const CONTRACT = { contract: c.id, airline: c.airline, price: c.price, tonnes: c.tonnes };

/** Returns names as part of a sentence: "PH-AAA, PH-AAB and 3 others". */
function listNames(names: readonly string[]): string {
  const shown = names.length > NAMES_MAX ? names.slice(0, NAMES_MAX - 1) : names.slice(0, -1);
  const rest = names.length > NAMES_MAX ? `${names.length - shown.length} others` : names.at(-1);
  return `${shown.join(', ')} and ${rest}`;
}

/** Plans a payment of this minute. @param about id of what is paid for */
function pay(plan: AirlinePlan, minute: number, about: string, entry: Omit<NewLedgerEntry, 'id'>): void {
  if (entry.amount !== 0) plan.ledger.push({ id: recordId([entry.category, about, minute]), ...entry });
}

function planLeases(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute } = world;
  const weeksAgo: number[] = [];
  for (let began = minute - WEEK; began >= 0; began -= WEEK) weeksAgo.push(began);
  const leased = readRows(app, LEASED, LEASES, { weeksAgo: JSON.stringify(weeksAgo) });
  for (const { aircraft, airline, registration, rate } of leased) {
    const plan = plans.get(airline);
    const memo = `Lease of ${registration}, a week`;
    if (plan) pay(plan, minute, aircraft, { category: 'lease', amount: -rate, memo, aircraft });
  }
}

/** Adds one notice for all aircraft delivered in an hour. It links to the aircraft or to the list of them. */
function tellDelivered(plan: AirlinePlan, world: SettledWorld, fleet: readonly Delivered[]): void {
  const [first] = fleet;
  if (!first) return;
  const names = fleet.map(({ registration }) => registration);
  const notice =
    fleet.length === 1
      ? {
          title: `${first.registration} has been delivered`,
          body: 'It is at your hub and ready to fly.',
          link: `/fleet/manage/?aircraft=${first.aircraft}`,
        }
      : {
          title: `${fleet.length} aircraft have been delivered`,
          body: `${listNames(names)} are at your hub and ready to fly.`,
          link: `/fleet/manage/?delivered=${world.minute}`,
        };
  notify(plan, world.hour, { kind: 'delivered', ...notice }, first.aircraft);
}

function planDeliveries(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute } = world;
  const fleets = new Map<string, Delivered[]>();
  for (const delivered of readRows(app, DELIVERED, DELIVERIES, { minute })) {
    const fleet = fleets.get(delivered.airline) ?? [];
    fleet.push(delivered);
    fleets.set(delivered.airline, fleet);
  }
  for (const [airline, fleet] of fleets) {
    const plan = plans.get(airline);
    if (plan) tellDelivered(plan, world, fleet);
  }
}

function planHedges(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute } = world;
  for (const { contract, airline, price, tonnes } of readRows(app, CONTRACT, HEDGES, { minute })) {
    const plan = plans.get(airline);
    const amount = (world.fuelPrice - price) * tonnes;
    const memo = `${tonnes} t at $${price}, market $${world.fuelPrice}`;
    if (plan) pay(plan, minute, contract, { category: 'fuel_hedge', amount, memo, aircraft: '' });
  }
}

/** Plans the payments and events of the calendar: weekly leases, deliveries and daily fuel contracts. */
export function planDues(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  planLeases(app, world, plans);
  planDeliveries(app, world, plans);
  if (world.newDay) planHedges(app, world, plans);
}
