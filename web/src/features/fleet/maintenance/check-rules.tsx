import { CHECKS, type CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { SavedNote } from '#web/components/saved-note.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { useRules } from '#web/lib/game/rules.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';

const RULES: readonly {
  kind: CheckKind;
  name: 'auto_line' | 'auto_a' | 'auto_c' | 'auto_d';
}[] = [
  { kind: 'line', name: 'auto_line' },
  { kind: 'a', name: 'auto_a' },
  { kind: 'c', name: 'auto_c' },
  { kind: 'd', name: 'auto_d' },
];

/** Returns the duration of a check in words. @param duration minutes */
const timeOf = (duration: number) =>
  duration < DAY ? formatCount(duration / HOUR, 'hour') : formatCount(duration / DAY, 'day');

/** Selects the checks that are planned automatically. */
export function CheckRules() {
  const { rules, change, error, saved } = useRules();
  return (
    <section aria-labelledby="check-rules" className="flex flex-col gap-3">
      <div>
        <h2 id="check-rules" className="font-bold">
          Plan automatically
        </h2>
        <p className="text-muted">
          Selected checks are planned before their limit, when they cancel the fewest flights, and at the hub
          if possible.
        </p>
      </div>
      {rules ? (
        <ul className="flex flex-col rounded-panel border border-line">
          {RULES.map(({ kind, name }) => {
            const { hours, cycles, days, duration } = CHECKS[kind];
            return (
              <li key={name} className="border-b border-line last:border-b-0">
                <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-raised">
                  <input
                    type="checkbox"
                    checked={rules[name]}
                    onChange={({ target }) => change({ [name]: target.checked })}
                    className="size-4 accent-accent"
                  />
                  <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-medium">{WORK_TITLES[kind]}</span>
                    <span className="text-12 text-muted tabular-nums">
                      {formatNumber(hours)} h, {formatNumber(cycles)} landings or {formatNumber(days)} days;
                      takes {timeOf(duration)}
                    </span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton className="h-44" />
      )}
      <SavedNote state={saved} />
      <ActionFailure title="The rule was not changed" error={error} />
    </section>
  );
}
