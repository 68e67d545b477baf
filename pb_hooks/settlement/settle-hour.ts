import { WORLD_ID } from '#game/tables/world.ts';
import { outlookOn } from '#game/world/economy/publish.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { planBestWeeks } from '../airline/hour/plan-best-weeks.ts';
import { planDues } from '../airline/hour/plan-dues.ts';
import { planGoals } from '../airline/hour/plan-goals.ts';
import { planOverheads } from '../airline/hour/plan-overhead.ts';
import { planReputations } from '../airline/hour/plan-reputation.ts';
import { planOverdrafts } from '../bank/hour/plan-overdrafts.ts';
import { setBaseRate } from '../bank/hour/set-base-rate.ts';
import { superviseAirlines } from '../bank/hour/supervise.ts';
import { forgetAddresses } from '../bank/insolvency/fresh-starts.ts';
import { answerIncumbents } from '../demand/hour/answer-incumbents.ts';
import { planConnections } from '../demand/hour/connections/plan-connections.ts';
import { forgetStudies, planStudies } from '../demand/hour/plan-studies.ts';
import { takeNewDemand } from '../demand/hour/take-new-demand.ts';
import { administer } from '../endings/administer.ts';
import { settleExchange } from '../exchange/hour/settle-exchange.ts';
import { bringHome } from '../fleet/hour/bring-home.ts';
import { planChecks } from '../fleet/hour/plan-checks.ts';
import { planPositioning } from '../fleet/hour/plan-positioning.ts';
import { planWorkOrders, readOpenWorkOrders } from '../fleet/hour/plan-work-orders.ts';
import { readSubstitutions } from '../fleet/hour/substitutions.ts';
import { planCertificates } from '../network/hour/plan-certificates.ts';
import { planFareRules } from '../network/hour/plan-fare-rules.ts';
import { planRights } from '../network/hour/plan-rights.ts';
import { applyRuledFares } from '../network/hour/write-fare-rules.ts';
import { planDepartures } from '../operations/hour/plan-departures.ts';
import { planLandings } from '../operations/hour/plan-landings.ts';
import { addNews } from '../people/news/add-news.ts';
import { newsOfEconomy } from '../people/news/economy-news.ts';
import { fleetRecord } from '../people/news/fleet-record.ts';
import { readingOn } from '../platform/db/connection.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { readJson } from '../platform/db/read-json.ts';
import { actRivals } from '../rivals/rivals-phase.ts';
import { tradeShares } from '../shares/hour/trade-shares.ts';
import { holdSlotAuction } from '../slots/hour/hold-auction.ts';
import { planSlots } from '../slots/hour/plan-slots.ts';
import { clockAfter } from '../world/clock/clock.ts';
import { prepareWriter } from '../world/clock/journal.ts';
import { noteOn } from '../world/clock/note-clock.ts';
import { compactOldRows } from './compact/compact-hour.ts';
import { holdUnsettled } from './pace/held-airlines.ts';
import { pacedChunks } from './pace/paced-chunks.ts';
import { Stopwatch } from './pace/stopwatch.ts';
import { endParts, marksNow, nextPart, notePart, type SettledPart } from './parts/settled-parts.ts';
import { type AirlinePlan, emptyPlan } from './state/plan.ts';
import { withMarks } from './state/plan-marks.ts';
import { type AircraftState, readAircraft } from './state/read-aircraft.ts';
import { OURS, readAirlines, readModels, type SettledWorld, worldAt } from './state/read-world.ts';
import { unchanged, writePlans } from './write/write-plans.ts';

/**
 * Maximum rounds of planning while owners can act. An airline whose owner acts in between is planned again in
 * the next round. All but the first round take a fraction of a second.
 */
const OPEN_ROUNDS = 5;
/**
 * Maximum rounds for the remaining airlines while their owners cannot act. Two, because airlines can be
 * founded during the first.
 */
const HELD_ROUNDS = 2;
/** Days for which `fuel_history` keeps the price. */
const FUEL_HISTORY_DAYS = 60;

/** The aircraft that this hour can change. */
const CONCERNED = `
  SELECT aircraft FROM flight WHERE state = 'flying' AND landed < {:minute} AND ${OURS('airline')}
  UNION SELECT aircraft FROM leg WHERE departs >= {:from} AND departs < {:to} AND ${OURS('airline')}
  UNION SELECT aircraft FROM stand_in WHERE departs >= {:minute} AND ${OURS('airline')}
  UNION SELECT aircraft FROM maintenance
  WHERE state IN ('planned', 'started') AND starts <= {:minute} AND ${OURS('airline')}`;

const readConcerned = (
  app: CoreApp,
  { minute, weekMinute, ours }: SettledWorld,
): Map<string, AircraftState> =>
  readAircraft(app, CONCERNED, { minute, from: weekMinute, to: weekMinute + HOUR, ours });

/** The planned changes of one hour for some airlines, not yet written. */
export interface PlannedHour {
  world: SettledWorld;
  plans: AirlinePlan[];
}

/** Plans the hour for every airline that is not yet settled for it. Writes nothing. */
export function planHour(app: CoreApp, hour: number, watch: Stopwatch): PlannedHour {
  const airlines = readAirlines(app);
  const unsettled = airlines.filter((airline) => airline.settledHour < hour);
  const record = app.findRecordById('world', WORLD_ID);
  const world = worldAt(record, hour, unsettled, unsettled.length === airlines.length);
  const plans = new Map(unsettled.map((airline) => [airline.id, emptyPlan(airline)]));
  const models = readModels(app);
  const fleet = readConcerned(app, world);
  const substitutions = readSubstitutions(app, world);
  watch.lap('state');
  planLandings(app, world, fleet, plans);
  watch.lap('landings');
  const open = planWorkOrders(world, readOpenWorkOrders(app, world), fleet, plans);
  planDues(app, world, plans);
  planOverdrafts(app, world, plans);
  watch.lap('dues');
  planChecks(app, world, models, plans);
  watch.lap('checks');
  planReputations(app, world, models, plans);
  planOverheads(app, world, plans);
  planBestWeeks(app, world, plans);
  planGoals(app, world, plans);
  planSlots(app, world, plans);
  planRights(app, world, plans);
  planStudies(app, world, plans);
  planCertificates(app, world, plans);
  watch.lap('reputations');
  planPositioning(app, world, { models, fleet, open, plans, substitutions });
  bringHome(app, world, { models, fleet, open, plans, substitutions });
  watch.lap('positioning');
  planConnections(app, world, models, airlines, plans);
  watch.lap('connections');
  planFareRules(app, world, models, plans);
  watch.lap('fares');
  planDepartures(app, world, { models, fleet, open, plans, substitutions, airlines, watch });
  return { world, plans: [...plans.values()] };
}

const UNSETTLED = 'SELECT EXISTS (SELECT 1 FROM airline WHERE settled_hour < {:hour}) AS json';
const SETTLED = 'SELECT hour AS json FROM world';

/** Checks whether any airline is not yet settled for an hour. */
const isUnsettled = (app: CoreApp, hour: number): boolean => readJson<number>(app, UNSETTLED, { hour }) === 1;

/**
 * Checks whether an hour is the next to settle.
 * @throws Error if earlier hours are not settled
 */
function isNext(app: CoreApp, hour: number): boolean {
  const settled = readJson<number>(app, SETTLED);
  if (settled < hour - 1) throw new Error(`Hour ${hour} cannot be settled: the world is at hour ${settled}.`);
  return settled === hour - 1;
}

/** Publishes the fuel price and what is known of the economy on a new day, and adds the day's news. */
function beginDay(tx: CoreApp, world: SettledWorld, record: core.Record): void {
  const history = JSON.parse(record.getString('fuel_history') || '[]') as number[];
  record.set('fuel_history', [...history, world.fuelPrice].slice(-FUEL_HISTORY_DAYS));
  record.set('fuel_level', world.fuelLevel);
  record.set('fuel_price', world.fuelPrice);
  record.set('economy', outlookOn(world, world.minute / DAY));
  addNews(tx, world.minute, [...newsOfEconomy(tx, world, history), ...fleetRecord(tx, world.minute)]);
}

/**
 * Moves the world to an hour that every airline has reached. Saves the record, so that clients are notified.
 */
export function finishHour(tx: CoreApp, hour: number): void {
  const record = tx.findRecordById('world', WORLD_ID);
  const world = worldAt(record, hour, []);
  answerIncumbents(tx, world);
  applyRuledFares(tx, world);
  superviseAirlines(tx, world);
  settleExchange(tx, world, record);
  record.set('hour', hour);
  noteOn(record, clockAfter(tx, hour));
  if (world.newDay) {
    beginDay(tx, world, record);
    forgetAddresses(tx, world.minute);
    forgetStudies(tx, world.minute);
    if (world.weekMinute === 0) setBaseRate(world, record);
  }
  tx.save(record);
}

/** Returns the approximate number of rows that a plan writes. */
const rowCountOf = ({ flights, landed, aircraft }: AirlinePlan): number =>
  1 + flights.length + 2 * landed.length + aircraft.size;

/** Plans the remaining airlines and writes them in chunks. Skips airlines whose owner acts in between. */
function settlePart(app: CoreApp, hour: number, watch: Stopwatch): void {
  const part: SettledPart = { hour, part: nextPart(app, hour), marks: [], last: '', skipped: [] };
  const { plan, marks } = withMarks(() => planHour(app, hour, watch));
  part.marks = marks;
  for (const chunk of pacedChunks(app, watch, 'write', plan.plans, rowCountOf)) {
    inTransaction(app, (tx) => {
      if (!isNext(tx, hour)) return;
      const fresh = unchanged(tx, chunk);
      writePlans(tx, plan.world, fresh);
      if (fresh.length < chunk.length) {
        const written = new Set(fresh);
        for (const plan of chunk) if (!written.has(plan)) part.skipped.push(plan.airline.id);
      }
      part.last = chunk.at(-1)?.airline.id ?? '';
      notePart(tx, part);
    });
  }
  watch.lap('written');
}

/** Ends the hour. Any remaining airlines have just been founded and have no flights yet. */
function settleRest(tx: CoreApp, hour: number, watch: Stopwatch): void {
  if (!isNext(tx, hour)) return;
  const rest: SettledPart = { hour, part: nextPart(tx, hour), marks: marksNow(tx), last: '', skipped: [] };
  if (isUnsettled(tx, hour)) {
    const { world, plans } = planHour(tx, hour, watch);
    writePlans(tx, world, plans);
  }
  finishHour(tx, hour);
  endParts(tx, rest);
}

/**
 * Settles one hour for every airline: pays landed flights, handles everything that is due and dispatches the
 * departures of the next hour. Airlines are written in chunks. Each airline records the hour in the same
 * transaction. An interrupted hour therefore continues with the remaining airlines and does nothing twice.
 * Has no effect on a settled hour.
 */
export const settleHour = (app: CoreApp, hour: number): void => readingOn('writer', () => settle(app, hour));

/** The hour, on the connection that writes. */
function settle(app: CoreApp, hour: number): void {
  if (!isNext(app, hour)) return;
  const watch = new Stopwatch();
  prepareWriter(app);
  takeNewDemand(app, hour);
  administer(app, hour);
  tradeShares(app, hour);
  watch.lap('shares');
  holdSlotAuction(app, hour);
  watch.lap('auction');
  actRivals(app, hour);
  watch.lap('rivals');
  for (let round = 0; round < OPEN_ROUNDS && isUnsettled(app, hour); round++) settlePart(app, hour, watch);
  for (let round = 0; round < HELD_ROUNDS && isUnsettled(app, hour); round++)
    holdUnsettled(app, hour, () => settlePart(app, hour, watch));
  compactOldRows(app, hour, watch);
  inTransaction(app, (tx) => settleRest(tx, hour, watch));
  watch.lap('end');
  watch.tell(app, hour);
}
