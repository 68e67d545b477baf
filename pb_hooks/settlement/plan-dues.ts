import { recordId } from '../../game/record-id.ts';
import type { LedgerCategory } from '../../game/records/ledger.ts';
import { HOUR, WEEK } from '../../game/time.ts';
import { type AirlinePlan, notify } from './plan.ts';
import { readRows } from './read-rows.ts';
import type { SettledWorld } from './read-world.ts';

/**
 * What becomes due from after the last full hour up to this one: leases that began whole weeks ago, to be looked up by their
 * beginning week by week, and not the first week, which is paid on signing. The plus sorts the few rows found instead of
 * reading all in the order of an index.
 */
const LEASES = `
  FROM json_each({:weeksAgo}) w CROSS JOIN aircraft x
    ON x.lease_from > w.value - ${HOUR} AND x.lease_from <= w.value
  WHERE x.lease_rate > 0 AND x.ownership = 'leased' ORDER BY +x.id`;
const DELIVERIES = `
  FROM aircraft WHERE delivered > {:minute} - ${HOUR} AND delivered <= {:minute} ORDER BY +id`;
/** Settled at the end of each day of the contract: seven times its weeks. */
const HEDGES = 'FROM fuel_contract WHERE starts < {:minute} AND ends >= {:minute} ORDER BY id';

function pay(
  plan: AirlinePlan,
  world: SettledWorld,
  category: LedgerCategory,
  amount: number,
  memo: string,
  about: { aircraft: string } | { contract: string },
): void {
  if (amount === 0) return;
  const [aircraft, key] = 'aircraft' in about ? [about.aircraft, about.aircraft] : ['', about.contract];
  const id = recordId([category, key, world.minute]);
  plan.ledger.push({ id, minute: world.minute, category, amount, memo, route: '', aircraft, flight: '' });
}

function planLeases(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute } = world;
  const weeksAgo: number[] = [];
  for (let began = minute - WEEK; began >= 0; began -= WEEK) weeksAgo.push(began);
  const rows = readRows<[string, string, string, number]>(
    app,
    'x.id, x.airline, x.registration, x.lease_rate',
    LEASES,
    { weeksAgo: JSON.stringify(weeksAgo) },
  );
  for (const [aircraft, airline, registration, rate] of rows) {
    const plan = plans.get(airline);
    if (plan) pay(plan, world, 'lease', -rate, `Lease of ${registration}, a week`, { aircraft });
  }
}

function planDeliveries(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute, hour } = world;
  const rows = readRows<[string, string, string]>(app, 'id, airline, registration', DELIVERIES, { minute });
  for (const [aircraft, airline, registration] of rows) {
    const plan = plans.get(airline);
    const title = `${registration} has been delivered`;
    const body = 'It stands at your hub, ready to fly.';
    if (plan) notify(plan, hour, { kind: 'delivered', title, body, link: '/fleet/manage/' }, aircraft);
  }
}

function planHedges(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { minute } = world;
  const columns = 'id, airline, price, tonnes';
  const rows = readRows<[string, string, number, number]>(app, columns, HEDGES, { minute });
  for (const [contract, airline, price, tonnes] of rows) {
    const plan = plans.get(airline);
    const amount = (world.fuelPrice - price) * tonnes;
    const memo = `${tonnes} t at $${price}, market $${world.fuelPrice}`;
    if (plan) pay(plan, world, 'fuel_hedge', amount, memo, { contract });
  }
}

/** Everything that falls due by the calendar: leases by the week, deliveries, fuel contracts by the day. */
export function planDues(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  planLeases(app, world, plans);
  planDeliveries(app, world, plans);
  if (world.newDay) planHedges(app, world, plans);
}
