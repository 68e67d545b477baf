import * as z from 'zod/mini';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { WEEK } from '#game/world/time.ts';

/** The drafted week of one aircraft. */
export interface Draft {
  /** Revision of the aircraft that the draft is based on. */
  revision: number;
  legs: readonly PlannedLeg[];
}

/** By aircraft id. */
export type Drafts = ReadonlyMap<string, Draft>;

export const NO_DRAFTS: Drafts = new Map();

const minutes = z.int().check(z.gte(0), z.lte(WEEK));
const keptSchema = z.object({
  airline: z.string(),
  drafts: z.record(
    z.string(),
    z.object({
      revision: z.int(),
      legs: z.array(
        z.object({
          route: z.string(),
          origin: z.string(),
          destination: z.string(),
          departs: minutes,
          block: minutes,
        }),
      ),
    }),
  ),
});

/** Returns the text for the browser's storage. @param airline id */
export const keptText = (airline: string, drafts: Drafts): string =>
  JSON.stringify({
    airline,
    drafts: Object.fromEntries(
      [...drafts].map(([id, { revision, legs }]) => [
        id,
        {
          revision,
          legs: legs.map(({ route, origin, destination, departs, block }) => ({
            route,
            origin,
            destination,
            departs,
            block,
          })),
        },
      ]),
    ),
  });

/** Drafts that still match the saved timetable, and the ids of aircraft whose drafts do not. */
export interface SortedDrafts {
  valid: Drafts;
  outdated: string[];
}

/**
 * Discards drafts of aircraft that have left the fleet or have a newer saved timetable, and drafts with
 * closed routes.
 */
export function sortDrafts(
  drafts: Drafts,
  fleet: readonly Pick<Aircraft, 'id' | 'revision'>[],
  routes: readonly { id: string }[],
): SortedDrafts {
  const revisions = new Map(fleet.map(({ id, revision }) => [id, revision]));
  const known = new Set(routes.map(({ id }) => id));
  const valid = new Map<string, Draft>();
  const outdated: string[] = [];
  for (const [id, draft] of drafts)
    if (revisions.get(id) === draft.revision && draft.legs.every(({ route }) => known.has(route)))
      valid.set(id, draft);
    else outdated.push(id);
  return { valid, outdated };
}

/** Returns the drafts from the browser's storage. None if they are invalid or belong to another airline. */
export function readDrafts(text: string | null, airline: string): Drafts {
  if (text === null) return NO_DRAFTS;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NO_DRAFTS;
  }
  const kept = keptSchema.safeParse(value).data;
  return kept?.airline === airline ? new Map(Object.entries(kept.drafts)) : NO_DRAFTS;
}
