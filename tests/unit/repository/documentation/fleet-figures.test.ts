import { UNDO_WITHIN, UNDOS_A_DAY } from '#game/actions/undo.ts';
import { newPrice, VALUE_FIGURES, volumeDiscount } from '#game/fleet/aircraft/ageing.ts';
import { FLOOR_SPACE, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { CHECK_KINDS, CHECKS, CONDITION_TO_FLY } from '#game/fleet/aircraft/maintenance.ts';
import { CHECK_FIGURES, COMMONALITY, CONTRACT_SURCHARGE } from '#game/fleet/aircraft/maintenance-costs.ts';
import { deliveryDays, LEASE_DELIVERY_DAYS, weeklyDeliveries } from '#game/fleet/delivery.ts';
import { LEASE_MIN_WEEKS, ORDER_KEPT } from '#game/fleet/disposal.ts';
import { leaseRate } from '#game/fleet/lease.ts';
import { LEASE_AGE_MAX } from '#game/fleet/lease-quote.ts';
import { REFIT_KEPT, refit } from '#game/fleet/refit.ts';
import { PASSENGER_KG } from '#game/operations/flight/payload-range.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { dollars, itStates, list, percent, row, say } from '#tests/support/figures.ts';

const BILLION = 1e9;
const EMPTY: PerClass = { economy: 0, business: 0, first: 0 };
const seatPrice = (cabin: Partial<PerClass>) => dollars(refit(EMPTY, { ...EMPTY, ...cabin }).cost);
const paidOfList = (mtow_kg: number) => percent(newPrice({ list_price_musd: 1_000, mtow_kg }) / BILLION);
const deliveries = (mtow_kg: number) => weeklyDeliveries({ mtow_kg });

itStates('Aircraft', [
  `weighs ${PASSENGER_KG} kg`,
  `space of ${FLOOR_SPACE.business} economy seats, a first seat that of ${FLOOR_SPACE.first}`,
  `${seatPrice({ economy: 1 })}, ${seatPrice({ business: 1 })} or ${seatPrice({ first: 1 })} per new seat`,
  `${dollars(refit({ ...EMPTY, economy: 1 }, EMPTY).cost)} per removed one`,
  `cost ${paidOfList(1)} of the list price, and ${paidOfList(4e5)} above ${VALUE_FIGURES.WIDEBODY_KG / 1000} t`,
  `discounts of ${list([3, 5, 10, 25, 40].map((count) => percent(volumeDiscount(count).discount)))}`,
  `Delivery** takes ${deliveryDays({ mtow_kg: 1 }, 0)} days`,
  `delivers ${deliveries(30_000)} per week up to 30 t, ${deliveries(120_000)} up to 120 t`,
  `${deliveries(300_000)} up to 300 t, and ${deliveries(300_001)} of heavier`,
  `A cancelled order costs ${percent(ORDER_KEPT)} of the price`,
  `at least ${percent(VALUE_FIGURES.FLOOR)} (scrap)`,
  row('Age in years', ...VALUE_FIGURES.CURVE.map(([age]) => age)),
  row('Share of the new price', ...VALUE_FIGURES.CURVE.map(([, share]) => percent(share))),
  `cost ${percent(leaseRate(BILLION, 0) / BILLION)} of the value per week for a new aircraft`,
  `up to ${percent(leaseRate(BILLION, 99) / BILLION)}. The deposit`,
  `lasts at least ${LEASE_MIN_WEEKS} weeks`,
  `at most ${LEASE_AGE_MAX} years old`,
  `arrives after ${LEASE_DELIVERY_DAYS} day`,
  `free of charge for ${UNDO_WITHIN / HOUR} hours, until its first use, ${UNDOS_A_DAY} times per day`,
  `a cancelled refit costs ${percent(REFIT_KEPT)}`,
]);

const CHECK_ROWS = CHECK_KINDS.map((kind) => {
  const { hours, cycles, days, duration } = CHECKS[kind];
  const takes = duration < DAY ? `${duration / HOUR} hours` : `${duration / DAY} days`;
  const name = kind === 'line' ? 'Line' : kind.toUpperCase();
  return row(name, ...[hours, cycles, days].map(say), takes, dollars(CHECK_FIGURES.CHECK_COST[kind]));
});

const { REFERENCE_KG, WEIGHT_EXPONENT, NEW_SHARE, MATURE_YEARS, AGE_GROWTH, MAX_AGE_FACTOR } = CHECK_FIGURES;

itStates('Maintenance', [
  ...CHECK_ROWS,
  `condition below ${percent(CONDITION_TO_FLY)}`,
  `aircraft of ${REFERENCE_KG / 1000} t. They grow with weight^${WEIGHT_EXPONENT}`,
  `costs ${percent(NEW_SHARE)} of a mature one (${MATURE_YEARS} years)`,
  `grow by ${percent(AGE_GROWTH - 1)} per year, up to ${MAX_AGE_FACTOR} times`,
  `costs ${percent(CONTRACT_SURCHARGE)} more`,
  `family save ${list(COMMONALITY.map(([, share]) => percent(share)).toReversed())}`,
]);
