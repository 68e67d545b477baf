import { useMemo, useState } from 'react';
import { checkTimetable } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useUndoKeys } from '#web/components/use-undo-keys.ts';
import { type LegSelection, NO_LEGS } from '#web/components/week-grid/leg-selection.ts';
import type { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount } from '#web/lib/format.ts';
import type { useAirportIndex } from '#web/lib/game/airport-index.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { AddFlights } from './add-flights.tsx';
import { CopyWeekDialog } from './copy-week-dialog.tsx';
import { changedBetween } from './draft-history.ts';
import { DraftNote } from './draft-note.tsx';
import { baseOf, draftedLegs, obstacle, type PlanRoute } from './plan-week.ts';
import { rejectedLegs } from './rejected-legs.ts';
import { TimetablePreview } from './timetable-preview.tsx';
import { TimetableSide } from './timetable-side.tsx';
import { type PlanWishes, TimetableTools } from './timetable-tools.tsx';
import { useAutoPlan } from './use-auto-plan.ts';
import { useDrafts } from './use-drafts.ts';
import { usePositioning } from './use-positioning.ts';
import { useSaveTimetable } from './use-save-timetable.ts';
import { WeekEditor } from './week-editor.tsx';

interface TimetableEditorProps {
  airline: NonNullable<ReturnType<typeof useOwnAirline>['data']>;
  index: NonNullable<ReturnType<typeof useAirportIndex>['data']>;
  lines: readonly PlanRoute[];
  stored: readonly Leg[];
  fleet: readonly Aircraft[];
  /** At least one. */
  candidates: readonly CandidateAircraft[];
  /** Reloads the stored weeks and the fleet. */
  refetch: () => Promise<unknown>;
}

/** The editor for the week of one aircraft. */
export function TimetableEditor(props: TimetableEditorProps) {
  const { airline, index, lines, stored, fleet, candidates, refetch } = props;
  const { params, change } = useAddress();
  const [selected, setSelected] = useState(NO_LEGS);
  const [isCopying, setCopying] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [wishes, setWishes] = useState<PlanWishes>({ nights: false, reserve: false, onlyLine: false });
  const line = params.get('line');
  const routes = useMemo(() => lines.map(({ route }) => route), [lines]);
  const draft = useDrafts({ airline: airline.id, fleet, routes, stored, isSaving });
  const { drafts } = draft;
  const weeks = useMemo(() => new Map([...drafts].map(([id, { legs }]) => [id, legs])), [drafts]);
  const timetable = useMemo(() => draftedLegs(stored, weeks), [stored, weeks]);
  const touched = useMemo(() => [...weeks.keys()], [weeks]);

  const save = useSaveTimetable({
    drafts,
    refetch,
    onSaving: setSaving,
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
  const rejected = useMemo(() => rejectedLegs(save.error, save.sent), [save.error, save.sent]);

  const legsBy = (id: string) => stored.filter(({ aircraft }) => aircraft === id);
  const weekOf = (id: string): readonly PlannedLeg[] => weeks.get(id) ?? legsBy(id);
  const stateOf = (id: string) => (rejected.has(id) ? 'Rejected: ' : drafts.has(id) ? 'Changed: ' : '');
  const idle = candidates.find(({ id }) => legsBy(id).length === 0);
  const candidate = candidates.find(({ id }) => id === params.get('aircraft')) ?? idle ?? candidates[0];
  const positioning = usePositioning(
    fleet.find(({ id }) => id === candidate?.id),
    candidate,
    candidate ? weekOf(candidate.id) : [],
    index.byId,
  );

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
  if (!candidate) return null;

  const week = weekOf(candidate.id);
  const place = fleet.find(({ id }) => id === candidate.id)?.place ?? airline.hub;
  const isFlyable = lines.some((one) => obstacle(candidate, one) === null);
  const ends = lines.length > 1 ? lines.find(({ route }) => route.id === line)?.route : undefined;
  const hasViolations = [...weeks].some(([id, legs]) => {
    const one = candidates.find((other) => other.id === id);
    return checkTimetable(legs, { turnaround: one?.model.turnaround_min ?? 0 }).length > 0;
  });
  const setWeek = (next: readonly PlannedLeg[], keep?: LegSelection) =>
    edit(new Map([[candidate.id, next]]), keep);
  const forget = () => {
    draft.discard();
    setSelected(NO_LEGS);
    auto.forget();
    save.reset();
  };

  return (
    <div className="flex flex-col gap-5">
      <DraftNote
        news={draft.news}
        nameOf={(id) => candidates.find((one) => one.id === id)?.registration ?? ''}
        onDiscard={forget}
        onDismiss={draft.dismiss}
      />
      <TimetableTools
        {...{ candidate, candidates, isFlyable, wishes }}
        line={ends ? `${index.codeOf(ends.a)}–${index.codeOf(ends.b)}` : null}
        nameOf={({ id, label }) => `${stateOf(id)}${label}, ${formatCount(weekOf(id).length, 'flight')}`}
        onAircraft={show}
        isEmpty={week.length === 0}
        planning={auto.progress}
        onPlan={auto.run}
        onWishes={setWishes}
        onCopy={() => setCopying(true)}
      />
      {isCopying && (
        <CopyWeekDialog
          {...{ candidate, week, routes: lines, codeOf: index.codeOf }}
          others={candidates.filter(({ id }) => id !== candidate.id)}
          flightsOf={(id) => weekOf(id).length}
          onCopy={(aircraft, copy) => {
            edit(new Map([[aircraft, copy]]));
            setCopying(false);
            show(aircraft);
          }}
          onClose={() => setCopying(false)}
        />
      )}
      <ActionFailure title="No flights were planned" error={auto.error} />
      {auto.planned && (
        <p role="status" className="text-13 text-muted">
          {auto.planned}
        </p>
      )}
      {!isFlyable && (
        <p className="text-13 text-warn">
          {candidate.registration} cannot fly any of your routes. They are out of range or have too short a
          runway.
        </p>
      )}
      <AddFlights
        key={candidate.id}
        candidate={candidate}
        routes={lines}
        base={baseOf(lines, airline.hub, place)}
        line={line}
        onAdd={(more) => setWeek([...week, ...more])}
      />
      <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
        <WeekEditor
          {...{ week, selected }}
          turnaround={candidate.model.turnaround_min}
          onSelect={setSelected}
          onChange={setWeek}
          onUndo={draft.undo && (() => step(draft.undo))}
          onRedo={draft.redo && (() => step(draft.redo))}
          codeOf={index.codeOf}
          rejected={rejected.get(candidate.id)}
        />
        <TimetableSide
          {...{ week, positioning, hasViolations, isSaving }}
          onClear={() => setWeek([])}
          changed={drafts.size}
          error={save.error}
          onSet={() => save.run()}
          onDiscard={forget}
        >
          <TimetablePreview {...{ lines, stored, timetable, touched, candidates }} />
        </TimetableSide>
      </div>
    </div>
  );
}
