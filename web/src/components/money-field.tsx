import type { ReactNode } from 'react';
import { NumberField } from './number-field/number-field.tsx';

interface MoneyFieldProps {
  label: string;
  /** Whole US dollars. NaN if the field is empty or does not contain an amount. */
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** An input for whole US dollars: $1,000,000, 1.5 M, 100k. */
export const MoneyField = (props: MoneyFieldProps) => (
  <NumberField {...props} unit="$" isMoney step={100_000} isOptional keepsHint />
);
