import type { ReactNode } from 'react';

interface CheckBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Text below the label. */
  note?: ReactNode;
}

/** A checkbox with a label. */
export function CheckBox({ label, checked, onChange, note }: CheckBoxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-1 text-13 max-md:py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>
        {label}
        {note && <span className="block text-12 text-muted">{note}</span>}
      </span>
    </label>
  );
}
