import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TIME_HINT } from '#web/components/time-input/parse-time.ts';
import { TimeInput } from '#web/components/time-input/time-input.tsx';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { useForm } from '#web/lib/use-form.ts';
import { obstacle, type PlanRoute, roundTrips } from './plan-week.ts';

const FIELD =
  'h-9 rounded-control border border-line-strong bg-surface px-2 text-ink max-md:h-11 max-md:text-16';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

interface AddFlightsProps {
  candidate: CandidateAircraft;
  routes: readonly PlanRoute[];
  base: string;
  /** Id of the route that is selected first. */
  line: string | null;
  onAdd: (legs: PlannedLeg[]) => void;
}

/** Adds round trips on the selected days to the week. */
export function AddFlights({ candidate, routes, base, line, onAdd }: AddFlightsProps) {
  const able = routes.filter((route) => obstacle(candidate, route) === null);
  const [chosen, setChosen] = useState('');
  const [time, setTime] = useState<number | null>(7 * HOUR);
  const [days, setDays] = useState<readonly number[]>(EVERY_DAY);
  const id = useId();
  const route =
    able.find(({ route: { id: wanted } }) => wanted === chosen) ??
    able.find(({ route: { id: wanted } }) => wanted === line) ??
    able[0];
  const isReady = route !== undefined && days.length > 0 && time !== null;
  const { formProps } = useForm({
    canSend: isReady,
    send: async () => {
      if (isReady) onAdd(roundTrips(route, candidate, base, days, (Math.round(time / 5) * 5) % DAY));
    },
  });
  return (
    <form aria-label="Add flights" className="flex flex-wrap items-end gap-3" {...formProps}>
      <label className="flex flex-col gap-1 text-12 text-muted">
        Route, both directions
        <select
          value={route?.route.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          className={FIELD}
        >
          {routes.map((one) => {
            const reason = obstacle(candidate, one);
            return (
              <option key={one.route.id} value={one.route.id} disabled={reason !== null}>
                {one.b.id === base ? `${one.b.iata}–${one.a.iata}` : `${one.a.iata}–${one.b.iata}`}
                {reason && ` (${reason})`}
              </option>
            );
          })}
        </select>
      </label>
      <label htmlFor={id} className="flex flex-col gap-1 text-12 text-muted">
        Departs, UTC
        <TimeInput
          id={id}
          value={time}
          onChange={setTime}
          aria-describedby={time === null ? `${id}-error` : undefined}
          className={`${FIELD} w-20 tabular-nums aria-invalid:border-bad`}
        />
      </label>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="mb-1 text-12 text-muted">Days</legend>
        {WEEKDAY_NAMES.map((name, day) => (
          <label
            key={name}
            className="flex h-9 cursor-pointer items-center rounded-control border border-line-strong px-2 text-13 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-11 max-md:min-w-11 max-md:justify-center max-md:px-1"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={(event) =>
                setDays(event.target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={!isReady}>
        <Icon of={Plus} />
        Add flights
      </Button>
      {time === null && (
        <p id={`${id}-error`} role="alert" className="basis-full text-13 text-bad">
          {TIME_HINT}
        </p>
      )}
    </form>
  );
}
