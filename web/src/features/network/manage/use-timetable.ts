import { useMemo, useState } from 'react';
import { checkTimetable } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import { useAddress } from '#web/components/use-address.ts';
import { useUndoKeys } from '#web/components/use-undo-keys.ts';
import { type LegSelection, NO_LEGS } from '#web/components/week-grid/leg-selection.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { changedBetween } from './draft-history.ts';
import { draftedLegs, type PlanRoute } from './plan-week.ts';
import type { PlanWishes } from './timetable-tools.tsx';
import { useAutoPlan } from './use-auto-plan.ts';
import { useDrafts } from './use-drafts.ts';
import { useSaveTimetable } from './use-save-timetable.ts';

export interface TimetableParts {
  /** Id. */
  airline: string;
  lines: readonly PlanRoute[];
  stored: readonly Leg[];
  fleet: readonly Aircraft[];
  /** At least one. */
  candidates: readonly CandidateAircraft[];
  /** Reloads the stored weeks and the fleet. */
  refetch: () => Promise<unknown>;
}

/** The weeks of the fleet with their drafts, the aircraft that is shown, and everything that changes them. */
export function useTimetable({ airline, lines, stored, fleet, candidates, refetch }: TimetableParts) {
  const { params, change } = useAddress();
  const [selected, setSelected] = useState(NO_LEGS);
  const [isSaving, setSaving] = useState(false);
  const [wishes, setWishes] = useState<PlanWishes>({ nights: false, reserve: false, onlyLine: false });
  /** Id of the route that the page was opened for. */
  const line = params.get('line');
  const routes = useMemo(() => lines.map(({ route }) => route), [lines]);
  const draft = useDrafts({ airline, fleet, routes, stored, isSaving });
  const { drafts } = draft;
  const weeks = useMemo(() => new Map([...drafts].map(([id, { legs }]) => [id, legs])), [drafts]);
  const timetable = useMemo(() => draftedLegs(stored, weeks), [stored, weeks]);
  const touched = useMemo(() => [...weeks.keys()], [weeks]);

  const save = useSaveTimetable({
    drafts,
    refetch,
    onSaving(begins) {
      // Otherwise the next idle one would come into view.
      if (begins && candidate) change({ aircraft: candidate.id });
      setSaving(begins);
    },
    onSaved: (saved, isAll) => {
      draft.settle(saved);
      if (isAll) auto.forget();
    },
  });
  const edit = (next: ReadonlyMap<string, readonly PlannedLeg[]>, keep: LegSelection = NO_LEGS) => {
    // A change during the save would be lost with the saved draft.
    if (isSaving) return;
    draft.edit(next);
    setSelected(keep);
    save.reset();
  };
  const auto = useAutoPlan({
    candidates,
    fleet,
    stored,
    timetable,
    wishes,
    line,
    routes: lines,
    onPlanned: edit,
  });

  const legsBy = (id: string) => stored.filter(({ aircraft }) => aircraft === id);
  const idle = candidates.find(({ id }) => legsBy(id).length === 0);
  const candidate = candidates.find(({ id }) => id === params.get('aircraft')) ?? idle ?? candidates[0];
  const show = (aircraft: string) => {
    setSelected(NO_LEGS);
    change({ aircraft });
  };
  /** Undoes or redoes a step, and shows an aircraft whose week has changed. */
  const step = (go: typeof draft.undo) => {
    if (!go || auto.progress !== null || isSaving) return;
    const changed = changedBetween(drafts, go());
    setSelected(NO_LEGS);
    save.reset();
    const [first] = changed;
    if (first && !changed.includes(candidate?.id ?? '')) show(first);
  };
  useUndoKeys(
    () => step(draft.undo),
    () => step(draft.redo),
  );

  return {
    line,
    candidate,
    show,
    timetable,
    touched,
    /** Returns the week of an aircraft, with its changes. */
    weekOf: (id: string): readonly PlannedLeg[] => weeks.get(id) ?? legsBy(id),
    /** Returns what has become of a week, to be read before the name of its aircraft. */
    stateOf: (id: string) => (save.rejected.has(id) ? 'Rejected: ' : drafts.has(id) ? 'Changed: ' : ''),
    /** Whether a changed week has conflicts. */
    hasViolations: [...weeks].some(([id, legs]) => {
      const one = candidates.find((other) => other.id === id);
      return checkTimetable(legs, { turnaround: one?.model.turnaround_min ?? 0 }).length > 0;
    }),
    selected,
    select: setSelected,
    edit,
    news: draft.news,
    dismissNews: draft.dismiss,
    /** Null if there is no step. */
    undo: draft.undo && (() => step(draft.undo)),
    redo: draft.redo && (() => step(draft.redo)),
    discard() {
      draft.discard();
      setSelected(NO_LEGS);
      auto.forget();
      save.reset();
    },
    wishes,
    setWishes,
    auto,
    save,
    isSaving,
  };
}
