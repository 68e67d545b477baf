import { NumberField } from '#web/components/number-field/number-field.tsx';
import { useInputNote } from './form-problem.ts';

interface CountFieldProps {
  id: string;
  label: string;
  min: number;
  max?: number;
  unit?: string;
  /** NaN if nothing is typed. */
  value: number;
  onChange: (value: number) => void;
}

/** An input for lots or percent. */
export const CountField = (props: CountFieldProps) => (
  <NumberField {...props} note={useInputNote(props.id)} isUnitHidden />
);

interface PriceFieldProps {
  id: string;
  label: string;
  /** Cents per share. NaN if nothing is typed. */
  value: number;
  disabled?: boolean;
  /** For a form that the player has just opened. */
  autoFocus?: boolean;
  onChange: (value: number) => void;
}

const PRICE = { unit: '$', decimals: 2, isFixed: true, step: 0.1, min: 0 };

/** An input for an amount per share, in dollars. */
export const PriceField = ({ value, onChange, ...rest }: PriceFieldProps) => (
  <NumberField
    {...rest}
    {...PRICE}
    value={value / 100}
    onChange={(dollars) => onChange(Math.round(dollars * 100))}
    note={useInputNote(rest.id)}
    isUnitHidden
  />
);
