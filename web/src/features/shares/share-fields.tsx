import { Field, inputClass } from '#web/components/field.tsx';
import { useInputNote } from './form-problem.ts';

interface CountFieldProps {
  id: string;
  label: string;
  min: number;
  max?: number;
  /** NaN if nothing is typed. */
  value: number;
  onChange: (value: number) => void;
}

/** An input for lots or percent. */
export function CountField({ id, label, min, max, value, onChange }: CountFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        {...useInputNote(id)}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className={`${inputClass} tabular-nums`}
      />
    </Field>
  );
}

interface PriceFieldProps {
  id: string;
  label: string;
  text: string;
  disabled?: boolean;
  /** For a form that the player has just opened. */
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** An input for an amount per share, in dollars. */
export function PriceField({ id, label, text, disabled, autoFocus, onChange }: PriceFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        {...useInputNote(id)}
        type="text"
        inputMode="decimal"
        disabled={disabled}
        // biome-ignore lint/a11y/noAutofocus: see the property
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} tabular-nums`}
      />
    </Field>
  );
}
