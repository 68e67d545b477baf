import { DEALERS } from '#game/books/accounts.ts';
import { HOUR, YEAR } from '#game/world/time.ts';
import { marketValues } from '#hooks/books/market-value.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

/** Hours between two updates of an aircraft's figures. Each hour updates a share of all aircraft for sale. */
const EVERY = 6;

/** Aircraft of airlines keep flying while they are for sale. Those of dealers stay as they are. */
const FIGURES = `
  UPDATE listing SET hours = x.hours, cycles = x.cycles, condition = x.condition, checks = x.checks,
    economy = x.economy, business = x.business, first = x.first, airport = x.place, ready = x.ready
  FROM aircraft x WHERE x.id = listing.aircraft AND listing.seller <> '${DEALERS}'
    AND unicode(substr(listing.id, -1)) % ${EVERY} = {:hour} % ${EVERY}
    AND (x.ready <> listing.ready OR x.hours <> listing.hours OR x.condition <> listing.condition
      OR x.economy <> listing.economy OR x.business <> listing.business OR x.checks <> listing.checks)`;

const OF_AIRLINES = `x.id IN (SELECT aircraft FROM listing WHERE seller <> '${DEALERS}')`;
const VALUES = `
  UPDATE listing SET value = v.value, age = max(0, {:minute} - x.built) / ${YEAR}.0
  FROM (${marketValues(OF_AIRLINES, '{:minute}')}) v JOIN aircraft x ON x.id = v.id WHERE listing.aircraft = v.id`;

/**
 * Brings the figures of aircraft for sale up to date: use and place every few hours, value and age each midnight.
 * @param minute world minute
 */
export function refreshListings(tx: CoreApp, minute: number, isNewDay: boolean): void {
  run(tx, FIGURES, { hour: minute / HOUR });
  if (isNewDay) run(tx, VALUES, { minute });
}
