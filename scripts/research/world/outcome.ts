import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, DAYS_A_WEEK, HOUR, YEAR } from '#game/world/time.ts';
import type { AuditReport } from '#scripts/audit/run.ts';
import { type Account, accountOf, cashByDay, type LedgerEntry, loadByDay, type Span } from './accounts.ts';
import type { Character } from './characters.ts';
import { sum } from './figures.ts';
import { type ForecastError, forecastError } from './forecast-error.ts';
import type { HubResult } from './hubs/fly-hub.ts';
import type { Leverage } from './leverage.ts';
import type { Played } from './play.ts';
import { aircraftOf, legsOf, type Player, routesOf } from './player.ts';

const BATCH = 1000;

/** Results of an airline. */
export interface AirlineOutcome {
  character: Character;
  account: Account;
  /** Cash in whole US dollars at the end of each day. */
  cash: number[];
  /** Cash plus the deposits held by lessors, at the end. */
  worth: number;
  /** Load factor of each day, NaN without flights. */
  load: number[];
  aircraft: number;
  routes: number;
  /** Block hours per aircraft and day in its timetable. */
  hoursADay: number;
  /** Economy fares of its flights, as a multiple of the usual ones. */
  fares: number;
  rejections: string[];
}

export interface WorldOutcome {
  days: number;
  seed: string;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Days used for the figures: those after the start. */
  span: Span;
  airlines: AirlineOutcome[];
  /** US dollars per tonne, by day. */
  fuelPrice: number[];
  seconds: number[];
  /** Null if the world is too short to compare. */
  forecastError: ForecastError | null;
  /** Connecting passengers at hubs flown for this purpose. */
  hubs: readonly HubResult[];
  /** Effect of loans on the sensible airlines' business in a slump. Null without such airlines. */
  leverage: Leverage | null;
  audit: AuditReport;
}

/**
 * Returns the days that count. The first week is excluded because airlines are starting, and in a short world
 * only days with flights count.
 */
export const spanOf = (days: number): Span => ({ from: days > 14 ? 8 : Math.min(2, days - 1), to: days });

function faresOn(legs: readonly Leg[], routes: readonly Route[]): number {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const shares = legs.flatMap(({ route }) => {
    const found = byId.get(route);
    return found ? [found.fare_economy / referenceFare(found.km, 'economy')] : [];
  });
  return shares.length > 0 ? sum(shares) / shares.length : Number.NaN;
}

async function outcomeOf(player: Player, days: number, span: Span): Promise<AirlineOutcome> {
  const { client, model } = player;
  const all = <Row>(collection: string, fields: string, filter: string) =>
    client.collection(collection).getFullList<Row>({ batch: BATCH, fields, filter, sort: 'id' });
  const ledger = await all<Pick<LedgerRow, keyof LedgerEntry>>(
    'ledger',
    'minute,category,amount',
    'id != ""',
  );
  const history = await all<RouteHistory>('route_history', '*', 'days = 1');
  const fleet = await aircraftOf(player);
  const legs = await legsOf(player);
  const routes = await routesOf(player);
  const cash = cashByDay(ledger, days);
  const flown = fleet.filter(({ delivered }) => delivered < days * DAY);
  const minutesADay = sum(legs.map(({ block }) => block)) / DAYS_A_WEEK;
  const reserveADay = model
    ? sum(
        legs.map(({ block, aircraft }) => {
          const built = fleet.find(({ id }) => id === aircraft)?.built ?? 0;
          const age = Math.max(0, (days * DAY - built) / YEAR);
          return checkShare(model, block, { age, ownBase: true, familySize: fleet.length });
        }),
      ) / DAYS_A_WEEK
    : 0;
  return {
    character: player.character,
    account: accountOf(ledger, history, span, reserveADay * (span.to - span.from)),
    cash,
    worth: (cash.at(-1) ?? 0) + sum(fleet.map(({ deposit }) => deposit)),
    load: loadByDay(history, days),
    aircraft: flown.length,
    routes: routes.length,
    fares: faresOn(legs, routes),
    hoursADay: flown.length > 0 ? minutesADay / HOUR / flown.length : 0,
    rejections: player.rejections,
  };
}

/** Collects the results of all airlines. */
export async function lookAt(
  { players, seconds, forecasts }: Played,
  { seed, start, days }: Pick<WorldOutcome, 'seed' | 'start' | 'days'>,
  fuelPrice: number[],
): Promise<Omit<WorldOutcome, 'audit' | 'hubs' | 'leverage'>> {
  const span = spanOf(days);
  const airlines: AirlineOutcome[] = [];
  for (const player of players) airlines.push(await outcomeOf(player, days, span));
  return { days, seed, start, span, airlines, fuelPrice, seconds, forecastError: forecastError(forecasts) };
}
