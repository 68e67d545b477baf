import { useState } from 'react';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY } from '#game/world/time.ts';
import { GridTools } from '#web/components/week-grid/grid-tools.tsx';
import type { LegSelection } from '#web/components/week-grid/leg-selection.ts';
import { withCopies, withoutLegs } from '#web/components/week-grid/move-leg.ts';
import { WeekGrid } from '#web/components/week-grid/week-grid.tsx';

const COLOURS = ['1', '2', '3', '4', '5', '6'].map((number) => `var(--series-${number})`);

interface WeekEditorProps {
  week: readonly PlannedLeg[];
  /** Minimum time on the ground, minutes. */
  turnaround: number;
  selected: LegSelection;
  onSelect: (selected: LegSelection) => void;
  /** @param keep legs that stay selected; none if omitted */
  onChange: (week: readonly PlannedLeg[], keep?: LegSelection) => void;
  /** Null if there is nothing to undo or redo. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  /** Returns an airport's code from its id. */
  codeOf: (airport: string) => string;
  /** Why the server rejected legs, by index. */
  rejected: ReadonlyMap<number, string> | undefined;
}

/** The week of one aircraft as a grid, with tools for the selected legs. Routes differ in colour. */
export function WeekEditor(props: WeekEditorProps) {
  const { week, turnaround, selected, onSelect, onChange, onUndo, onRedo, codeOf, rejected } = props;
  const [isPicking, setPicking] = useState(false);
  const flown = [...new Set(week.map(({ route }) => route))];
  const copy = () =>
    onChange(withCopies(week, selected, DAY), new Set([...selected].map((_, index) => week.length + index)));
  return (
    <div className="min-w-0">
      <GridTools
        {...{ isPicking, onUndo, onRedo }}
        count={selected.size}
        onPicking={setPicking}
        onRemove={() => onChange(withoutLegs(week, selected))}
        onCopy={copy}
      />
      <WeekGrid
        legs={week}
        {...{ turnaround, onChange, selected, isPicking, onSelect, codeOf, rejected }}
        labelOf={({ origin, destination }) => `${codeOf(origin)}–${codeOf(destination)}`}
        colourOf={({ route }) => COLOURS[flown.indexOf(route) % COLOURS.length] ?? ''}
      />
    </div>
  );
}
