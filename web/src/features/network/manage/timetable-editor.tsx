import { useState } from 'react';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import type { LegSelection } from '#web/components/week-grid/leg-selection.ts';
import type { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount } from '#web/lib/format.ts';
import type { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { usePositioning } from '../shared/use-positioning.ts';
import { AddFlights } from './add-flights.tsx';
import { CopyWeekDialog } from './copy-week-dialog.tsx';
import { DraftNote } from './draft-note.tsx';
import { baseOf, obstacle } from './plan-week.ts';
import { TimetablePreview } from './timetable-preview.tsx';
import { TimetableSide } from './timetable-side.tsx';
import { TimetableTools } from './timetable-tools.tsx';
import { type TimetableParts, useTimetable } from './use-timetable.ts';
import { WeekEditor } from './week-editor.tsx';

interface TimetableEditorProps extends Omit<TimetableParts, 'airline'> {
  airline: NonNullable<ReturnType<typeof useOwnAirline>['data']>;
  index: NonNullable<ReturnType<typeof useAirportIndex>['data']>;
}

/** The editor for the week of one aircraft. */
export function TimetableEditor({ airline, index, ...parts }: TimetableEditorProps) {
  const { lines, stored, fleet, candidates } = parts;
  const [isCopying, setCopying] = useState(false);
  const plan = useTimetable({ ...parts, airline: airline.id });
  const { candidate, line, auto, save, isSaving, weekOf } = plan;
  const week = candidate ? weekOf(candidate.id) : [];
  const aircraft = fleet.find(({ id }) => id === candidate?.id);
  const positioning = usePositioning(aircraft, candidate, week, index.byId);
  if (!candidate) return null;

  const isFlyable = lines.some((one) => obstacle(candidate, one) === null);
  const ends = lines.length > 1 ? lines.find(({ route }) => route.id === line)?.route : undefined;
  const setWeek = (next: readonly PlannedLeg[], keep?: LegSelection) =>
    plan.edit(new Map([[candidate.id, next]]), keep);
  return (
    <div className="flex flex-col gap-5">
      <DraftNote
        news={plan.news}
        nameOf={(id) => candidates.find((one) => one.id === id)?.registration ?? ''}
        onDiscard={plan.discard}
        onDismiss={plan.dismissNews}
      />
      <TimetableTools
        {...{ candidate, candidates, isFlyable }}
        line={ends ? `${index.codeOf(ends.a)}–${index.codeOf(ends.b)}` : null}
        nameOf={({ id, label }) => `${plan.stateOf(id)}${label}, ${formatCount(weekOf(id).length, 'flight')}`}
        onAircraft={plan.show}
        isEmpty={week.length === 0}
        planning={auto.progress}
        onPlan={auto.run}
        wishes={plan.wishes}
        onWishes={plan.setWishes}
        onCopy={() => setCopying(true)}
      />
      {isCopying && (
        <CopyWeekDialog
          {...{ candidate, week, routes: lines, codeOf: index.codeOf }}
          others={candidates.filter(({ id }) => id !== candidate.id)}
          flightsOf={(id) => weekOf(id).length}
          onCopy={(other, copy) => {
            plan.edit(new Map([[other, copy]]));
            setCopying(false);
            plan.show(other);
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
        base={baseOf(lines, airline.hub, aircraft?.place ?? airline.hub)}
        line={line}
        onAdd={(more) => setWeek([...week, ...more])}
      />
      <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
        <WeekEditor
          week={week}
          selected={plan.selected}
          turnaround={candidate.model.turnaround_min}
          onSelect={plan.select}
          onChange={setWeek}
          onUndo={plan.undo}
          onRedo={plan.redo}
          codeOf={index.codeOf}
          rejected={save.rejected.get(candidate.id)}
        />
        <TimetableSide
          {...{ week, positioning, isSaving }}
          hasViolations={plan.hasViolations}
          onClear={() => setWeek([])}
          changed={plan.touched.length}
          error={save.error}
          onSet={() => save.run()}
          onDiscard={plan.discard}
        >
          <TimetablePreview
            {...{ lines, stored, candidates }}
            timetable={plan.timetable}
            touched={plan.touched}
          />
        </TimetableSide>
      </div>
    </div>
  );
}
