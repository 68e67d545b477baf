import { wholes } from '../living_world/fields.ts';

/** Days for which flights are kept. */
const FLIGHT_DAYS = 14;

/** Fuel of flights that are still stored. */
const FROM_FLIGHTS = `
  UPDATE route_history SET fuel_kg = f.kg
  FROM (
    SELECT route, departs - departs % 1440 AS starts, sum(fuel_kg) AS kg FROM flight
    WHERE route <> '' AND state = 'landed' GROUP BY route, starts
  ) f
  WHERE route_history.route = f.route AND route_history.starts = f.starts AND route_history.days = 1`;

/**
 * Fuel of older days: the cost divided by the day's price. The last price of the history is that of the
 * world's current day. The result is 5% lower, because some fuel was bought at the price of the day before. A
 * replay knows the exact amount and must not reject a hedge that was possible here.
 */
const FROM_LEDGER = `
  UPDATE route_history SET fuel_kg = f.kg
  FROM (
    SELECT l.route, p.day * 1440 AS starts, CAST(sum(-l.amount) * 950.0 / p.price AS INTEGER) AS kg
    FROM (
      SELECT w.hour / 24 - json_array_length(w.fuel_history) + 1 + h.key AS day, h.value AS price
      FROM world w CROSS JOIN json_each(w.fuel_history) h WHERE json_valid(w.fuel_history)
    ) p
    JOIN ledger l ON l.minute >= p.day * 1440 AND l.minute < p.day * 1440 + 1440
    WHERE l.category = 'fuel' AND l.route <> '' GROUP BY l.route, p.day
  ) f
  WHERE route_history.route = f.route AND route_history.starts = f.starts AND route_history.days = 1
    AND route_history.fuel_kg = 0 AND route_history.starts < (SELECT hour / 24 - ${FLIGHT_DAYS} FROM world) * 1440`;

/** Adds kilograms of fuel by route and day. The last four weeks limit how much fuel can be bought ahead. */
export function addFuelBurnt(app: CoreApp): void {
  const history = app.findCollectionByNameOrId('route_history');
  history.fields.add(...wholes('fuel_kg'));
  app.save(history);
  for (const statement of [FROM_FLIGHTS, FROM_LEDGER]) app.db().newQuery(statement).execute();
}

export function removeFuelBurnt(app: CoreApp): void {
  const history = app.findCollectionByNameOrId('route_history');
  history.fields.removeByName('fuel_kg');
  app.save(history);
}
