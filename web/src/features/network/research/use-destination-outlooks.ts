import { useMemo } from 'react';
import { useLegs } from '#web/lib/game/legs.ts';
import { useOwnSlots } from '#web/lib/game/slots.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';
import { useWorld } from '#web/lib/world.ts';
import { outlookJob } from './outlook-job.ts';
import type { Destinations } from './use-destinations.ts';

/** Computes the outlooks with the chosen aircraft on all destinations that it can fly to. */
export function useDestinationOutlooks(page: Destinations) {
  const { index, from, hub, routes, research, candidates, candidate, destinations } = page;
  const facts = useFacts();
  const legs = useLegs().data;
  const traffic = useWorld().data?.traffic;
  const ownSlots = useOwnSlots().data;
  const slots = useMemo(
    () =>
      research &&
      index &&
      traffic !== undefined &&
      legs &&
      ownSlots &&
      researchSlots(research, index.byId, traffic, { legs, slots: ownSlots }),
    [research, index, traffic, legs, ownSlots],
  );
  const asked = useMemo(() => {
    if (!destinations || !from || !candidate || !facts || !legs || !research || !slots || hub === undefined)
      return;
    const parts = { from, destinations, candidate, facts, hub, legs, routes, slots };
    return outlookJob({ ...parts, research, fleet: candidates.own });
  }, [destinations, from, candidate, facts, legs, research, slots, hub, routes, candidates.own]);
  const { found, isDone, error } = useOutlooks(asked?.job);
  const outlooks = useMemo(
    () => new Map(found.map((outlook, index) => [asked?.airports[index] ?? '', outlook])),
    [found, asked],
  );
  return {
    /** By airport id. Missing until computed. */
    outlooks,
    isDone,
    error,
    /** Number of outlooks computed so far, and of all. Undefined while there is nothing to compute. */
    progress: asked && { done: found.length, total: asked.airports.length },
  };
}
