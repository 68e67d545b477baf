import type { Machine } from '../../../lib/planning/machine.ts';
import type { Machines } from '../../../lib/planning/use-machines.ts';

/** Returns the aircraft that can start on a pair: those in the fleet without flights, and those from lessors. */
export function startableMachines(
  machines: Machines,
  busy: ReadonlySet<string>,
  canFly: (machine: Machine) => boolean,
): Machines {
  return {
    ...machines,
    own: machines.own.filter((machine) => !busy.has(machine.id) && canFly(machine)),
    market: machines.market.filter(canFly),
  };
}

/**
 * Returns the aircraft to start with: the selected one if possible, otherwise one of the same model, from the fleet
 * before from lessors. Null if there is none.
 */
export function startMachine({ own, market }: Machines, chosen: Machine | null): Machine | null {
  const all = [...own, ...market];
  return (
    all.find(({ id }) => id === chosen?.id) ?? all.find(({ model }) => model.id === chosen?.model.id) ?? null
  );
}
