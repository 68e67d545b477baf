import { Copy, WandSparkles } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { inputClass } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Machine } from '../../../lib/planning/machine.ts';

/** How the automatic scheduler is to plan. */
export interface PlanWishes {
  /** By night, too. */
  nights: boolean;
  /** Where the whole fleet is planned, one aircraft gets no flights. */
  spare: boolean;
  /** Only the route that the page was opened for. */
  onlyLine: boolean;
}

interface TimetableToolsProps {
  machines: readonly Machine[];
  machine: Machine;
  /** What an aircraft is called in the list. */
  nameOf: (machine: Machine) => string;
  onAircraft: (id: string) => void;
  /** Its week has no flight yet, so planning one is the next step. */
  isEmpty: boolean;
  /** It can fly at least one of the routes. */
  isFlyable: boolean;
  /** Share of the planning that is done, 0–1; null if nothing is being planned. */
  planning: number | null;
  /** Asks where the shown week is to be copied. */
  onCopy: () => void;
  /** Has the weeks of some aircraft planned, by their ids. */
  onPlan: (chosen: readonly string[]) => void;
  wishes: PlanWishes;
  onWishes: (wishes: PlanWishes) => void;
  /** Codes of the ends of the route that the page was opened for, such as AMS–BCN; none where there is no choice. */
  line: string | null;
}

/** Whose week it is, and automatic planning. */
export function TimetableTools(props: TimetableToolsProps) {
  const { machines, machine, planning, onPlan, wishes, onWishes, line } = props;
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
          value={machine.id}
          onChange={(event) => props.onAircraft(event.target.value)}
          className={`${inputClass} font-normal`}
        >
          {machines.map((one) => (
            <option key={one.id} value={one.id}>
              {props.nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <Button
        tone={props.isEmpty ? 'primary' : 'secondary'}
        onClick={() => onPlan([machine.id])}
        disabled={!props.isFlyable}
        pending={planning !== null}
      >
        <Icon of={WandSparkles} />
        Plan automatically
      </Button>
      {machines.length > 1 && (
        <Button pending={planning !== null} onClick={() => onPlan(machines.map(({ id }) => id))}>
          Plan the whole fleet
        </Button>
      )}
      {machines.length > 1 && (
        <Button disabled={props.isEmpty} onClick={props.onCopy}>
          <Icon of={Copy} />
          Copy week
        </Button>
      )}
      {planning !== null && (
        <progress aria-label="Planning" value={planning} className="h-9 w-32 accent-accent max-md:w-full" />
      )}
      {wish('Nights, too', 'nights')}
      {machines.length > 1 && wish('Keep one spare', 'spare')}
      {line && wish(`Only ${line}`, 'onlyLine')}
    </div>
  );
}
