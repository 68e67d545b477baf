import { VALUE_AGE_MAX, VALUE_FIGURES } from '#game/aircraft/ageing.ts';
import { YEAR } from '#game/world/time.ts';

const { CURVE, FLOOR, WORN_MIN, NEGLECT, WEAR_WEIGHT } = VALUE_FIGURES;
const { PAID_OF_LIST, PAID_FOR_WIDEBODIES, WIDEBODY_KG, LIFE_HOURS, LIFE_CYCLES } = VALUE_FIGURES;

/** Whole numbers get a decimal point, because SQLite divides whole numbers without a remainder. */
const real = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));
/** Returns SQL for a value of at least 0, rounded like `Math.round`. */
const rounded = (sql: string) => `CAST(${sql} + 0.5 AS INTEGER)`;

/** Interpolates between the points of the curve in the same order of operations as `marketValue`. */
const AGE_SHARE = `CASE ${CURVE.slice(1)
  .map(([toAge, to], index) => {
    const [fromAge, from] = CURVE[index] as (typeof CURVE)[number];
    return `WHEN age <= ${real(toAge)} THEN ${from} + (${to - from} * (age - ${real(fromAge)})) / ${real(toAge - fromAge)}`;
  })
  .join(' ')} END`;

const NEW_PRICE = `(${rounded(`(m.list_price_musd * 1000.0) *
  CASE WHEN m.mtow_kg > ${WIDEBODY_KG} THEN ${PAID_FOR_WIDEBODIES} ELSE ${PAID_OF_LIST} END`)} * 1000)`;
const USUAL_HOURS = '(2400 + min(12000, m.range_km) / 6.0)';
const STAGE_HOURS = '(0.5 + (0.25 * m.range_km) / m.cruise_kmh)';

/**
 * Returns SQL for the market values of owned and delivered aircraft, with the columns `id`, `airline` and `value`.
 * It computes `marketValue` for many aircraft in one statement. `tests/api/market-value.test.ts` compares both.
 * @param where condition for aircraft `x`
 * @param minute SQL for the world minute of the value
 */
export const marketValues = (where: string, minute: string): string => `
  SELECT id, airline, ${rounded(`price_new * max(${FLOOR}, share)`)} AS value FROM (
    SELECT id, airline, price_new, ${AGE_SHARE}
      * max(${WORN_MIN}, 1 - ${WEAR_WEIGHT} * (
          max(0.0, hours - usual_hours * age) / ${real(LIFE_HOURS)}
          + max(0.0, cycles - (usual_hours / stage_hours) * age) / ${real(LIFE_CYCLES)}))
      * (1 - ${NEGLECT} * (1 - min(1.0, max(0.0, condition)))) AS share
    FROM (
      SELECT x.id, x.airline, x.hours, x.cycles, x.condition, ${NEW_PRICE} AS price_new,
        ${USUAL_HOURS} AS usual_hours, ${STAGE_HOURS} AS stage_hours,
        min(${real(VALUE_AGE_MAX)}, max(0, (${minute}) - x.built) / ${real(YEAR)}) AS age
      FROM aircraft x JOIN aircraft_model m ON m.key = x.model
      WHERE x.ownership = 'owned' AND x.delivered <= ${minute} AND ${where}))`;
