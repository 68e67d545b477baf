import { useMemo, useState } from 'react';
import { PLANS_MAX } from '#game/actions/limits.ts';
import { act } from '#web/lib/act.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Drafts } from './kept-drafts.ts';
import { rejectedLegs } from './rejected-legs.ts';

const NONE: readonly string[] = [];

interface SaveParts {
  drafts: Drafts;
  /** Called when saving starts and ends, because the stored timetable changes in between. */
  onSaving: (isSaving: boolean) => void;
  /** Reloads the stored timetable. */
  refetch: () => Promise<unknown>;
  /** Called with the ids of the saved aircraft. Some may be saved even if others fail. */
  onSaved: (saved: readonly string[], isAll: boolean) => void;
}

/** Saves the drafted weeks. `rejected` has the server's errors: see `rejectedLegs`. */
export function useSaveTimetable({ drafts, onSaving, refetch, onSaved }: SaveParts) {
  /** Ids of the aircraft in the last call, in order. */
  const [sent, setSent] = useState(NONE);
  const save = useAction({
    mutationFn: async () => {
      onSaving(true);
      const plans = [...drafts].map(([aircraft, { revision, legs }]) => ({
        aircraft,
        revision,
        legs: legs.map(({ route, origin, departs }) => ({ route, origin, departs })),
      }));
      const saved: string[] = [];
      try {
        for (let index = 0; index < plans.length; index += PLANS_MAX) {
          const together = plans.slice(index, index + PLANS_MAX);
          const ids = together.map(({ aircraft }) => aircraft);
          setSent(ids);
          await act('timetable.set', { plans: together });
          saved.push(...ids);
        }
      } finally {
        // Reload first, so that the grid does not show the old weeks for a moment.
        if (saved.length > 0) await refetch();
        onSaved(saved, saved.length === plans.length);
        onSaving(false);
      }
    },
    onSuccess: () => notify('Timetable set. It takes effect at the next full hour.', 'good'),
  });
  const rejected = useMemo(() => rejectedLegs(save.error, sent), [save.error, sent]);
  return { ...save, rejected };
}
