import { useId } from 'react';
import { LATE_FOR_SPARE } from '../../../../game/settlement/spare.ts';
import { HOUR } from '../../../../game/time.ts';
import { Banner } from '../../components/banner.tsx';
import { SavedNote } from '../../components/saved-note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/error-text.ts';
import { useRules } from '../../lib/game/rules.ts';
import { RuleSwitch } from './rule-switch.tsx';
import { Section } from './section.tsx';

const CHECKS = [
  { name: 'auto_line', label: 'Line checks', note: 'Every few days, a few hours' },
  { name: 'auto_a', label: 'A checks', note: 'Every few weeks, overnight' },
  { name: 'auto_c', label: 'C checks', note: 'About every two years, several days and dear' },
  { name: 'auto_d', label: 'D checks', note: 'Every six to ten years, weeks and very dear' },
] as const;
const DROPS = [0, 60, 90, 120, 180, 240];

/** What the airline leaves to rules; each change is saved at once. */
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
        <legend className="pb-1 text-13 text-muted">Plan into the quietest gap before the limit</legend>
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
        note="Fly one empty, at your cost, to where its next flight departs from"
        checked={rules.position}
        onChange={(position) => change({ position })}
      />
      <RuleSwitch
        label="Let spare aircraft step in"
        note={`Where an aircraft cannot fly, or only ${LATE_FOR_SPARE / HOUR} hours late or more, one that stands idle there flies out and back for it`}
        checked={rules.spare}
        onChange={(spare) => change({ spare })}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-13 font-medium">
          Drop an aircraft’s last rotation of the day
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
                {minutes === 0 ? 'Never' : `when it would leave the hub ${minutes} min late or more`}
              </option>
            ))}
        </select>
        <p className="text-13 text-muted">
          Its last flight from the hub and the way back are cancelled; the next day begins on time.
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
