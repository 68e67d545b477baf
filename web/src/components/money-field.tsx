import { type ReactNode, useState } from 'react';
import { TextField } from '#web/components/text-field.tsx';
import { formatMoney } from '#web/lib/format.ts';

interface MoneyFieldProps {
  label: string;
  /** Whole US dollars. NaN if the field is empty. */
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** Cents at the end of a text, which do not count. */
const CENTS = /[.,]\d{0,2}$/;
const DIGITS_MAX = 12;

/** Returns the whole dollars in a text. NaN if there are none. */
function dollarsIn(text: string): number {
  const digits = text.trim().replace(CENTS, '').replace(/\D/g, '').slice(0, DIGITS_MAX);
  return digits === '' ? Number.NaN : Number(digits);
}

/** An input for whole US dollars. It groups them when it loses the focus: $1,000,000. */
export function MoneyField({ label, value, onChange, hint, error, autoFocus = false }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      value={typed ?? (Number.isNaN(value) ? '' : formatMoney(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(dollarsIn(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      hint={hint}
      error={error}
      keepsHint
      className="tabular-nums"
    />
  );
}
