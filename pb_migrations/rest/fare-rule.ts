import { wholes } from '../living_world/fields.ts';

const INDEX = 'idx_route_rule_next';
const CHOSEN = ['rule_economy', 'rule_business', 'rule_first'];

/** Lets fares follow the forecast within limits. */
export function addFareRules(app: CoreApp): void {
  const route = app.findCollectionByNameOrId('route');
  route.fields.add(...wholes('rule_min', 'rule_max', 'rule_next'));
  route.fields.add(...CHOSEN.map((name) => new NumberField({ name, onlyInt: true, hidden: true })));
  route.addIndex(INDEX, false, 'rule_next', 'rule_max > 0');
  app.save(route);
}

export function removeFareRules(app: CoreApp): void {
  const route = app.findCollectionByNameOrId('route');
  route.removeIndex(INDEX);
  for (const name of ['rule_min', 'rule_max', 'rule_next', ...CHOSEN]) route.fields.removeByName(name);
  app.save(route);
}
