import type { AirlinePlan } from './plan.ts';

/**
 * Returns a row for each item of the plans. A loop, because most plans have no items and a list and a closure
 * for each would cost more than the rows.
 */
export function rowsOf<Item, Row>(
  plans: readonly AirlinePlan[],
  itemsOf: (plan: AirlinePlan) => readonly Item[],
  row: (item: Item, airline: string) => Row,
): Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < plans.length; index++) {
    const plan = plans[index] as AirlinePlan;
    const items = itemsOf(plan);
    for (let item = 0; item < items.length; item++) rows.push(row(items[item] as Item, plan.airline.id));
  }
  return rows;
}
