import { type ReactNode, useState } from 'react';
import { checkTimetable, describeViolation } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY } from '#game/world/time.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { inputClass } from '#web/components/field.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { formatCount } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { obstaclesOf, weekOn } from './copy-week.ts';
import type { PlanRoute } from './plan-week.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Allowed shift within the day, minutes. */
const SHIFTS = { min: -720, max: 720, step: 5, unit: 'min' };

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="flex flex-col gap-1.5 text-13 font-medium">
      {label}
      {children}
    </label>
  );
}

interface CopyWeekDialogProps {
  /** Aircraft whose week is copied. */
  candidate: CandidateAircraft;
  week: readonly PlannedLeg[];
  /** The other aircraft. */
  others: readonly CandidateAircraft[];
  routes: readonly PlanRoute[];
  codeOf: (airport: string) => string;
  /** Returns the drafted flights per week of an aircraft. */
  flightsOf: (id: string) => number;
  onCopy: (aircraft: string, week: PlannedLeg[]) => void;
  onClose: () => void;
}

/** Copies a week to the draft of another aircraft, optionally shifted in time. */
export function CopyWeekDialog(props: CopyWeekDialogProps) {
  const { candidate, week, others, routes, codeOf, flightsOf, onCopy, onClose } = props;
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState(0);
  const [minutes, setMinutes] = useState(0);
  const able = others.filter((one) => obstaclesOf(week, one, routes).length === 0);
  const target =
    others.find(({ id }) => id === chosen) ??
    able.find(({ id }) => flightsOf(id) === 0) ??
    able[0] ??
    others[0];
  const obstacles = target ? obstaclesOf(week, target, routes) : [];
  const isShift = isWithin(minutes, SHIFTS);
  const copy = target && isShift ? weekOn(week, target, routes, days * DAY + minutes) : [];
  const violations = target ? checkTimetable(copy, { turnaround: target.model.turnaround_min }) : [];
  const [violation] = violations;
  const before = target ? flightsOf(target.id) : 0;

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Copy the week of ${candidate.registration}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!target || obstacles.length > 0 || !isShift}
            onClick={() => target && onCopy(target.id, copy)}
          >
            Copy {formatCount(week.length, 'flight')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Labelled label="To aircraft">
          <select
            value={target?.id ?? ''}
            onChange={(event) => setChosen(event.target.value)}
            className={`${inputClass} font-normal`}
          >
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}, {formatCount(flightsOf(one.id), 'flight')}
              </option>
            ))}
          </select>
        </Labelled>
        <div className="grid grid-cols-2 gap-3">
          <Labelled label="Days later">
            <select
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
              className={`${inputClass} font-normal`}
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? 'Same day' : formatCount(count, 'day')}
                </option>
              ))}
            </select>
          </Labelled>
          <NumberField
            label="Minutes later"
            hint="A negative number is earlier."
            {...SHIFTS}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <div role="status" className="flex flex-col gap-2 text-13">
          {obstacles.length > 0 && (
            <Banner tone="warn" title={`${target?.registration} cannot fly this week`}>
              {obstacles.join('; ')}
            </Banner>
          )}
          {obstacles.length === 0 && violation && (
            <Banner
              tone="warn"
              title={`${formatCount(violations.length, 'conflict')} to resolve before you can set it`}
            >
              {describeViolation(violation, copy, codeOf)}
            </Banner>
          )}
          {before > 0 && (
            <p className="text-muted">
              Replaces {formatCount(before, 'flight')} of {target?.registration} in the draft. Changes take
              effect when you set the timetable.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
