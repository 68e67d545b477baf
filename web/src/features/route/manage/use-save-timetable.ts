import { useState } from 'react';
import { act } from '../../../lib/act.ts';
import { notify } from '../../../lib/notices.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Drafts } from './kept-drafts.ts';

/** Most aircraft that one call takes. */
const AT_ONCE = 50;
const NONE: readonly string[] = [];

interface SaveParts {
  drafts: Drafts;
  /** While it is saved, the timetable below the drafts changes. */
  onSaving: (isSaving: boolean) => void;
  /** Fetches what the server has by now. */
  refetch: () => Promise<unknown>;
  /** Told the ids of the aircraft whose drafts are saved; some may be, even if others fail. */
  onSaved: (saved: readonly string[], isAll: boolean) => void;
}

/** Sets the drafted weeks. `sent` are the ids of the aircraft of the last call, in that order. */
export function useSaveTimetable({ drafts, onSaving, refetch, onSaved }: SaveParts) {
  const [sent, setSent] = useState(NONE);
  const save = useAction({
    mutationFn: async () => {
      onSaving(true);
      const plans = [...drafts].map(([aircraft, { revision, legs }]) => ({
        ...{ aircraft, revision },
        legs: legs.map(({ route, origin, departs }) => ({ route, origin, departs })),
      }));
      const saved: string[] = [];
      try {
        for (let at = 0; at < plans.length; at += AT_ONCE) {
          const together = plans.slice(at, at + AT_ONCE);
          const ids = together.map(({ aircraft }) => aircraft);
          setSent(ids);
          await act('timetable.set', { plans: together });
          saved.push(...ids);
        }
      } finally {
        // The stored weeks first, or the grid would show the old ones for a moment.
        if (saved.length > 0) await refetch();
        onSaved(saved, saved.length === plans.length);
        onSaving(false);
      }
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['market'] });
      notify('The timetable is set; it counts from the next full hour on.', 'good');
    },
  });
  return { ...save, sent };
}
