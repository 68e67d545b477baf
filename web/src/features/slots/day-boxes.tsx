import { WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';

const DAYS = WEEKDAY_NAMES.map((name, day) => ({ name, day }));

interface DayBoxesProps {
  /** 0 = Monday. */
  days: readonly number[];
  onChange: (days: readonly number[]) => void;
}

/** A group of checkboxes for the days of the week. */
export function DayBoxes({ days, onChange }: DayBoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">Days</legend>
      <div className="flex gap-1 max-md:grid max-md:grid-cols-7">
        {DAYS.map(({ name, day }) => (
          <label
            key={name}
            className="flex h-10 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2.5 text-14 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-md:h-11 max-md:px-0 max-md:text-13"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
