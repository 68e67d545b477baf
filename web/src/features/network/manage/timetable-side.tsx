import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatDecimal } from '#web/lib/format.ts';

interface TimetableSideProps {
  week: readonly PlannedLeg[];
  /** Removes all flights from the week. */
  onClear: () => void;
  /** Description of the required positioning flight, or null. */
  positioning: string | null;
  /** Number of aircraft with unsaved changes. */
  changed: number;
  /** Whether one of these weeks has conflicts. */
  hasViolations: boolean;
  isSaving: boolean;
  error: unknown;
  onSet: () => void;
  onDiscard: () => void;
  /** Forecast for the changes. */
  children: ReactNode;
}

/** The panel beside the grid: key figures, forecast and the buttons to set or discard. */
export function TimetableSide(props: TimetableSideProps) {
  const { week, changed, hasViolations } = props;
  const hoursADay = week.reduce((sum, { block }) => sum + block, 0) / HOUR / DAYS_A_WEEK;
  return (
    <aside
      aria-label="This timetable"
      className="flex flex-col gap-4 max-md:contents xl:sticky xl:top-6 xl:self-start"
    >
      <dl className="grid grid-cols-2 gap-3 tabular-nums">
        <div>
          <dt className="text-12 text-muted">Flights per week</dt>
          <dd className="text-16 font-medium">{week.length}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Hours per day</dt>
          <dd className="text-16 font-medium">{formatDecimal(hoursADay, 1)}</dd>
        </div>
      </dl>
      <Button disabled={week.length === 0} onClick={props.onClear} className="self-start">
        <Icon of={Trash2} />
        Clear week
      </Button>
      {props.children}
      {props.positioning && <p className="text-13 text-warn">{props.positioning}</p>}
      <ActionFailure title="The timetable was not set" error={props.error} />
      {/* On a phone the grid is longer than the screen, so the buttons stick above its bottom line. */}
      <div
        className={`flex flex-wrap gap-2 max-md:z-20 max-md:bg-surface max-md:py-2 ${changed > 0 && !hasViolations ? 'max-md:sticky max-md:bottom-[calc(28px+var(--safe-bottom))]' : ''}`}
      >
        <Button
          tone="primary"
          disabled={changed === 0 || hasViolations}
          pending={props.isSaving}
          onClick={props.onSet}
        >
          Set timetable{changed > 1 ? ` of ${changed} aircraft` : ''}
        </Button>
        <Button tone="quiet" disabled={changed === 0} onClick={props.onDiscard}>
          Discard
        </Button>
      </div>
      {hasViolations && <p className="text-13 text-bad">Resolve the conflicts first.</p>}
    </aside>
  );
}
