interface RuleSwitchProps {
  label: string;
  /** Effect and cost of the rule. */
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A rule that can be switched on or off. */
export function RuleSwitch({ label, note, checked, onChange }: RuleSwitchProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-1 text-14 max-md:py-2.5">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        <span className="block text-12 text-muted">{note}</span>
      </span>
    </label>
  );
}
