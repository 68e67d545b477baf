import { useMemo } from 'react';
import { exchangeValue } from '#game/exchange/prices.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type NextCheck, nextChecks } from '#game/fleet/aircraft/maintenance.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { useLastReached, useWorldMinute } from '../use-world-minute.ts';
import { useWorld } from '../world.ts';
import { useModels } from './aircraft-models.ts';
import { useAirportIndex } from './airport-index.ts';
import { useFleet } from './fleet.ts';
import { useFlying } from './flights.ts';
import { useLegs } from './legs.ts';
import { useWorkOrders } from './maintenance.ts';
import { momentsOf, type Whereabouts, whereabouts } from './whereabouts.ts';

/** Update interval of values on the fleet pages, in game minutes. Whereabouts are updated every minute. */
const STEP = 15;
const NO_LEGS: readonly Leg[] = [];
const NO_WORK: readonly Maintenance[] = [];
const NO_FLIGHTS: readonly Flight[] = [];
const NO_MINUTES: readonly number[] = [];

/** An aircraft with the derived data for the fleet pages. */
export interface FleetAircraft {
  record: Aircraft;
  model: AircraftModel;
  /** Years. */
  age: number;
  /** Market value, whole US dollars. */
  value: number;
  /** From line check to D check. */
  checks: readonly NextCheck[];
  where: Whereabouts;
  /** Weekly timetable. */
  legs: readonly Leg[];
  /** Work planned and under way. */
  workOrders: readonly Maintenance[];
}

export interface FleetView {
  fleet: readonly FleetAircraft[];
  /** World minute, rounded to a quarter of an hour. */
  now: number;
  /** First day of the world. */
  start: string;
  /** Minute of the week at which the world began. */
  startsAt: number;
  /** US dollars per tonne. */
  fuelPrice: number;
  codeOf: (airport: string) => string;
}

/** Groups rows by aircraft id. */
export function grouped<T extends { aircraft: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(item.aircraft);
    if (group) group.push(item);
    else groups.set(item.aircraft, [item]);
  }
  return groups;
}

/**
 * Returns the world minutes until the next settlement at which an aircraft's whereabouts change, ascending.
 */
function momentsOfFleet(
  fleet: readonly Aircraft[],
  flights: ReadonlyMap<string, readonly Flight[]>,
  workOrders: ReadonlyMap<string, readonly Maintenance[]>,
): number[] {
  const moments = fleet.flatMap((record) =>
    momentsOf(record, {
      flights: flights.get(record.id) ?? NO_FLIGHTS,
      workOrders: workOrders.get(record.id) ?? NO_WORK,
    }),
  );
  return [...new Set(moments)].sort((a, b) => a - b);
}

/** Returns the whole fleet with current whereabouts, values and checks. */
export function useFleetView() {
  const now = useWorldMinute(STEP);
  const queries = {
    world: useWorld(),
    fleet: useFleet(),
    models: useModels(),
    legs: useLegs(),
    flying: useFlying(),
    workOrders: useWorkOrders(),
    airports: useAirportIndex(),
  };
  const all = Object.values(queries);
  const world = queries.world.data;
  const [fleet, models, legs] = [queries.fleet.data, queries.models.data, queries.legs.data];
  const [flying, workOrders, airports] = [
    queries.flying.data,
    queries.workOrders.data,
    queries.airports.data,
  ];

  const flights = useMemo(() => flying && grouped(flying), [flying]);
  const byAircraft = useMemo(() => workOrders && grouped(workOrders), [workOrders]);
  const moments = useMemo(
    () => (fleet && flights && byAircraft ? momentsOfFleet(fleet, flights, byAircraft) : NO_MINUTES),
    [fleet, flights, byAircraft],
  );
  const reached = useLastReached(moments);

  // Separate from whereabouts, which change more often.
  const valued = useMemo(() => {
    if (now === undefined || !fleet || !models || !legs) return;
    const byKey = new Map(models.map((model) => [model.id, model]));
    const weeks = grouped(legs);
    return fleet.flatMap((record): Omit<FleetAircraft, 'where' | 'workOrders'>[] => {
      const model = byKey.get(record.model);
      if (!model) return [];
      return [
        {
          record,
          model,
          age: ageInYears(record, now),
          value: exchangeValue(model, record, now),
          checks: nextChecks(record, Math.max(now, record.delivered)),
          legs: weeks.get(record.id) ?? NO_LEGS,
        },
      ];
    });
  }, [now, fleet, models, legs]);

  const data = useMemo((): FleetView | undefined => {
    if (!world || now === undefined || !valued || !flights || !byAircraft || !airports) return;
    const { start, fuel_price: fuelPrice } = world;
    const { codeOf } = airports;
    const startsAt = startWeekMinute(start);
    const minute = Math.max(now, reached ?? 0);
    return {
      fleet: valued.map((aircraft): FleetAircraft => {
        const { record, legs } = aircraft;
        const workOrders = byAircraft.get(record.id) ?? NO_WORK;
        const around = { flights: flights.get(record.id) ?? NO_FLIGHTS, workOrders, legs };
        return {
          ...aircraft,
          workOrders,
          where: whereabouts(record, { ...around, now: minute, start, startsAt, codeOf }),
        };
      }),
      now,
      start,
      startsAt,
      fuelPrice,
      codeOf,
    };
  }, [world, now, reached, valued, flights, byAircraft, airports]);

  const failed = all.find(({ error, data: known }) => error && known === undefined);
  return {
    data,
    error: data ? null : (failed?.error ?? null),
    /** Retries failed queries. */
    refetch: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
