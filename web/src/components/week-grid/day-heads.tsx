import { WEEKDAY_NAMES } from '#game/network/timetable/clock.ts';

interface DayHeadsProps {
  /** The only day shown, or null for all. */
  only: number | null;
  onChoose: (day: number) => void;
}

/** Day names above the grid, or the day selection if only one is shown. */
export function DayHeads({ only, onChoose }: DayHeadsProps) {
  if (only === null)
    return (
      <div
        className="relative grid grid-cols-7 border-b border-line pl-11 text-12 text-muted"
        aria-hidden="true"
      >
        <span className="absolute left-0 w-11 py-1 pr-1.5 text-right">UTC</span>
        {WEEKDAY_NAMES.map((name) => (
          <span key={name} className="py-1 text-center">
            {name}
          </span>
        ))}
      </div>
    );
  return (
    <fieldset className="grid grid-cols-7 border-b border-line">
      <legend className="sr-only">Day</legend>
      {WEEKDAY_NAMES.map((name, day) => (
        <button
          key={name}
          type="button"
          aria-pressed={day === only}
          onClick={() => onChoose(day)}
          className="min-h-11 text-13 text-muted aria-pressed:font-medium aria-pressed:text-accent aria-pressed:shadow-[inset_0_-2px_0_var(--accent)]"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
