import { useMemo } from 'react';
import { DAY, HOURS_A_DAY } from '../../../../game/time.ts';
import { calendarAt } from '../../../../game/timetable/clock.ts';
import { useModels } from '../game/aircraft-models.ts';
import { useFleet } from '../game/fleet.ts';
import { useLeasableModels } from '../game/leasable-models.ts';
import { useWorld } from '../world.ts';
import { type Machine, marketMachines, ownMachines } from './machine.ts';

export interface Machines {
  own: readonly Machine[];
  market: readonly Machine[];
  isPending: boolean;
  error: unknown;
}

const NONE: readonly Machine[] = [];

/** The aircraft that a route can be reckoned with: the fleet's, and what lessors have. */
export function useMachines(): Machines {
  const models = useModels();
  const leasable = useLeasableModels();
  const fleet = useFleet();
  const world = useWorld();
  // Ages are the same all day.
  const now = world.data ? Math.floor(Math.max(0, world.data.hour) / HOURS_A_DAY) * DAY : 0;
  const start = world.data?.start;
  const year = start ? calendarAt(start, now).year : null;

  const own = useMemo(
    () => ownMachines(fleet.data ?? [], new Map(models.data?.map((model) => [model.id, model])), now),
    [fleet.data, models.data, now],
  );
  const market = useMemo(
    () => (leasable.data && year !== null ? marketMachines(leasable.data, year, own) : NONE),
    [leasable.data, year, own],
  );

  const isPending = models.isPending || leasable.isPending || fleet.isPending || world.isPending;
  const error = models.error ?? leasable.error ?? fleet.error ?? world.error;
  return useMemo(() => ({ own, market, isPending, error }), [own, market, isPending, error]);
}

/** Seats that a first guess at an aircraft has: the usual single-aisle jet. */
const USUAL_SEATS = 162;

/**
 * The machine of that id; without one, the largest of the model that one has most of, else a usual one of the market.
 */
export function chosenMachine({ own, market }: Machines, id: string | null): Machine | null {
  const wanted = [...own, ...market].find((machine) => machine.id === id);
  if (wanted) return wanted;
  const count = (key: string) => own.filter(({ model }) => model.id === key).length;
  const typical = own.toSorted((a, b) => count(b.model.id) - count(a.model.id) || b.seats - a.seats)[0];
  const usual = market
    .filter(({ age }) => age === 0)
    .toSorted((a, b) => Math.abs(a.seats - USUAL_SEATS) - Math.abs(b.seats - USUAL_SEATS))[0];
  return typical ?? usual ?? null;
}
