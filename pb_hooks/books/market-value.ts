import { VALUE_AGE_MAX, VALUE_FIGURES } from '#game/fleet/aircraft/ageing.ts';
import { VALUED_TERMS } from '#game/fleet/aircraft/check-deduction.ts';
import { CHECKS, type CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { CHECK_FIGURES, commonality } from '#game/fleet/aircraft/maintenance-costs.ts';
import { DAY, YEAR } from '#game/world/time.ts';

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

const { CHECK_COST, REFERENCE_KG, WEIGHT_EXPONENT, NEW_SHARE, MATURE_YEARS, AGE_GROWTH, MAX_AGE_FACTOR } =
  CHECK_FIGURES;
const SIZE = `pow(m.mtow_kg / ${real(REFERENCE_KG)}, ${WEIGHT_EXPONENT})`;
const MATURITY = `CASE WHEN age < ${real(MATURE_YEARS)} THEN ${NEW_SHARE} + (${1 - NEW_SHARE} * age) / ${real(MATURE_YEARS)}
  ELSE min(${MAX_AGE_FACTOR}, pow(${AGE_GROWTH}, age - ${real(MATURE_YEARS)})) END`;
const costOf = (kind: CheckKind) =>
  rounded(
    `${real(CHECK_COST[kind])} * size * maturity * ${1 - commonality(VALUED_TERMS.familySize).discount}`,
  );

/** Used share of the interval to the next check of a kind, as in `usedShare`. */
const usedShare = (kind: CheckKind, minute: string) => {
  const mark = (part: string) => `COALESCE(x.checks ->> '$.${kind}.${part}', 0)`;
  const { hours, cycles, days } = CHECKS[kind];
  return `min(1.0, max(0.0, (x.hours - ${mark('hours')}) / ${real(hours)},
    (x.cycles - ${mark('cycles')}) / ${real(cycles)}, ((${minute}) - ${mark('at')}) / ${real(days * DAY)}))`;
};

/**
 * Returns SQL for the market values of owned and delivered aircraft, with the columns `id`, `airline` and `value`.
 * It computes `currentValue` for many aircraft in one statement. `tests/api/books/market-value.test.ts` compares both.
 * @param where condition for aircraft `x`
 * @param minute SQL for the world minute of the value
 */
export const marketValues = (where: string, minute: string): string => `
  SELECT id, airline, max(${rounded(`price_new * ${FLOOR}`)}, ${rounded(`price_new * max(${FLOOR}, share)`)}
    - ${rounded('used_c * cost_c + used_d * (cost_d - cost_c)')}) AS value FROM (
    SELECT id, airline, price_new, used_c, used_d, ${costOf('c')} AS cost_c, ${costOf('d')} AS cost_d, share FROM (
      SELECT id, airline, price_new, used_c, used_d, size, ${MATURITY} AS maturity, ${AGE_SHARE}
        * max(${WORN_MIN}, 1 - ${WEAR_WEIGHT} * (
            max(0.0, hours - usual_hours * age) / ${real(LIFE_HOURS)}
            + max(0.0, cycles - (usual_hours / stage_hours) * age) / ${real(LIFE_CYCLES)}))
        * (1 - ${NEGLECT} * (1 - min(1.0, max(0.0, condition)))) AS share
      FROM (
        SELECT x.id, x.airline, x.hours, x.cycles, x.condition, ${NEW_PRICE} AS price_new, ${SIZE} AS size,
          ${USUAL_HOURS} AS usual_hours, ${STAGE_HOURS} AS stage_hours,
          ${usedShare('c', minute)} AS used_c, ${usedShare('d', minute)} AS used_d,
          min(${real(VALUE_AGE_MAX)}, max(0, (${minute}) - x.built) / ${real(YEAR)}) AS age
        FROM aircraft x JOIN aircraft_model m ON m.key = x.model
        WHERE x.ownership = 'owned' AND x.delivered <= ${minute} AND ${where})))`;
