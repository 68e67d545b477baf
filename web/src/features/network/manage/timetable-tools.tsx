import { Copy, WandSparkles } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { inputClass } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';

/** Options of the automatic scheduler. */
export interface PlanWishes {
  /** Includes night flights. */
  nights: boolean;
  /** Keeps one aircraft without flights when the whole fleet is scheduled. */
  reserve: boolean;
  /** Uses only the route that the page was opened for. */
  onlyLine: boolean;
}

interface TimetableToolsProps {
  candidates: readonly CandidateAircraft[];
  candidate: CandidateAircraft;
  /** Returns the name of an aircraft in the list. */
  nameOf: (candidate: CandidateAircraft) => string;
  onAircraft: (id: string) => void;
  /** Whether the week is empty, so that planning is the next step. */
  isEmpty: boolean;
  /** Whether the aircraft can fly at least one of the routes. */
  isFlyable: boolean;
  /** Progress of the scheduler, 0–1. Null if it is not running. */
  planning: number | null;
  /** Opens the dialog for copying the shown week. */
  onCopy: () => void;
  /** Schedules the aircraft with these ids. */
  onPlan: (chosen: readonly string[]) => void;
  wishes: PlanWishes;
  onWishes: (wishes: PlanWishes) => void;
  /** Airport codes of the route that the page was opened for, such as AMS–BCN. Null if there is no choice. */
  line: string | null;
}

/** Selects the aircraft and runs the automatic scheduler. */
export function TimetableTools(props: TimetableToolsProps) {
  const { candidates, candidate, planning, onPlan, wishes, onWishes, line } = props;
  const wish = (label: string, key: keyof PlanWishes) => (
    <label className="flex h-9 items-center gap-2 text-13 max-md:h-11">
      <input
        type="checkbox"
        checked={wishes[key]}
        onChange={(event) => onWishes({ ...wishes, [key]: event.target.checked })}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="flex w-96 flex-col gap-1.5 text-13 font-medium max-md:w-full">
        Aircraft
        <select
          value={candidate.id}
          onChange={(event) => props.onAircraft(event.target.value)}
          className={`${inputClass} font-normal`}
        >
          {candidates.map((one) => (
            <option key={one.id} value={one.id}>
              {props.nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <Button
        tone={props.isEmpty ? 'primary' : 'secondary'}
        onClick={() => onPlan([candidate.id])}
        disabled={!props.isFlyable}
        pending={planning !== null}
      >
        <Icon of={WandSparkles} />
        Plan automatically
      </Button>
      {candidates.length > 1 && (
        <Button pending={planning !== null} onClick={() => onPlan(candidates.map(({ id }) => id))}>
          Plan whole fleet
        </Button>
      )}
      {candidates.length > 1 && (
        <Button disabled={props.isEmpty} onClick={props.onCopy}>
          <Icon of={Copy} />
          Copy week
        </Button>
      )}
      {planning !== null && (
        <progress aria-label="Planning" value={planning} className="h-9 w-32 accent-accent max-md:w-full" />
      )}
      {wish('Include night flights', 'nights')}
      {candidates.length > 1 && wish('Keep one in reserve', 'reserve')}
      {line && wish(`Only ${line}`, 'onlyLine')}
    </div>
  );
}
