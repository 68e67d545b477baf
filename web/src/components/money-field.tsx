import { type ReactNode, useState } from 'react';
import { TextField } from '#web/components/text-field.tsx';
import { formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import { parseDollars } from '#web/lib/parse-dollars.ts';

interface MoneyFieldProps {
  label: string;
  /** Whole US dollars. NaN if the field is empty or its text is no amount. */
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}

const EXAMPLE = 1_500_000;

/**
 * An input for whole US dollars. It groups them when it loses the focus: $1,000,000. A text that is no amount stays, with
 * a message.
 */
export function MoneyField({ label, value, onChange, hint, error, autoFocus = false }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  // A typed text that does not mean the value any more gives way to it.
  const text = typed !== undefined && Object.is(parseDollars(typed), value) ? typed : undefined;
  const isUnread = Number.isNaN(value) && text !== undefined && text.trim() !== '';
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      value={text ?? (Number.isNaN(value) ? '' : formatMoney(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseDollars(target.value));
      }}
      onBlur={() => isUnread || setTyped(undefined)}
      hint={hint}
      error={
        isUnread
          ? `Enter whole dollars, such as ${formatMoney(EXAMPLE)} or ${formatMoneyShort(EXAMPLE, 'short')}.`
          : error
      }
      keepsHint
      className="tabular-nums"
    />
  );
}
