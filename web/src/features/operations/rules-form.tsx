import { useId } from 'react';
import { LATE_FOR_RESERVE } from '#game/operations/hour/reserve-aircraft.ts';
import { HOUR } from '#game/world/time.ts';
import { Banner } from '#web/components/banner.tsx';
import { SavedNote } from '#web/components/saved-note.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { errorText } from '#web/lib/error-text.ts';
import { useRules } from '#web/lib/game/rules.ts';
import { RuleSwitch } from './rule-switch.tsx';

const CHECKS = [
  { name: 'auto_line', label: 'Line checks', note: 'Every few days. Takes a few hours.' },
  { name: 'auto_a', label: 'A checks', note: 'Every few weeks. Takes one night.' },
  { name: 'auto_c', label: 'C checks', note: 'About every two years. Takes several days and is expensive.' },
  { name: 'auto_d', label: 'D checks', note: 'Every six to ten years. Takes weeks and is very expensive.' },
] as const;
const DROPS = [0, 60, 90, 120, 180, 240];

/** The airline's operation rules. Each change is saved immediately. */
export function RulesForm() {
  const { rules, change, error, saved } = useRules();
  const id = useId();
  if (!rules)
    return (
      <Section title="Operation rules">
        <Skeleton className="h-32" />
      </Section>
    );
  return (
    <Section title="Operation rules">
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-13 text-muted">Plan checks automatically before their limit</legend>
        {CHECKS.map(({ name, label, note }) => (
          <RuleSwitch
            key={name}
            label={label}
            note={note}
            checked={rules[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </fieldset>
      <RuleSwitch
        label="Position aircraft"
        note="Aircraft that are out of position fly empty, at your cost, to the origin of their next flight."
        checked={rules.position}
        onChange={(position) => change({ position })}
      />
      <RuleSwitch
        label="Use reserve aircraft"
        note={`If an aircraft cannot fly or is at least ${LATE_FOR_RESERVE / HOUR} hours late, an idle aircraft at the same airport operates its next two flights.`}
        checked={rules.spare}
        onChange={(spare) => change({ spare })}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-13 font-medium">
          Cancel an aircraft’s last rotation of the day
        </label>
        <select
          id={id}
          value={rules.drop_late_after}
          onChange={(event) => change({ drop_late_after: Number(event.target.value) })}
          className="h-10 rounded-control border border-line-strong bg-surface px-3 text-14 max-md:h-11"
        >
          {[...new Set([...DROPS, rules.drop_late_after])]
            .sort((a, b) => a - b)
            .map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? 'Never' : `if it would depart at least ${minutes} min late`}
              </option>
            ))}
        </select>
        <p className="text-13 text-muted">
          The last flight from the hub and the return flight are cancelled, so the next day starts on time.
        </p>
      </div>
      <SavedNote state={saved} />
      {error && (
        <Banner tone="bad" title="The rule was not saved">
          {errorText(error)}
        </Banner>
      )}
    </Section>
  );
}
