import { type ReactNode, useId } from 'react';
import { Field, inputClass, noteId } from '../field.tsx';
import { NumberInput } from './number-input.tsx';
import { type NumberValue, useNumberText } from './use-number-text.ts';

interface NumberFieldProps extends NumberValue {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Error about the number. A text that is not a number has its own message. */
  error?: string | undefined;
  keepsHint?: boolean;
  /** See Field. */
  groupClass?: string;
  className?: string;
  /** For a label that names the unit. */
  isUnitHidden?: boolean;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** For a form that the player has just opened. */
  autoFocus?: boolean | undefined;
  onBlur?: () => void;
  /** Name for screen readers, if the label says too little. */
  name?: string;
  /** A note of the form about the number. */
  note?: { id: string | undefined; isInvalid: boolean };
}

/**
 * A text input for a number in the account's number format. It either means what it says or says why not. Up and down
 * keys change the number, the wheel does not. It groups digits when it loses the focus.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    keepsHint,
    groupClass,
    className = inputClass,
    isUnitHidden = false,
    note,
    name,
  } = props;
  const { unit, isMoney, placeholder, disabled, autoFocus, onBlur } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { input, fault, error: problem } = useNumberText(props);
  // A form with a note says more than the limits do.
  const error = fault ?? props.error ?? (note ? undefined : problem);
  const described = [noteId(id, hint, error), note?.id].filter(Boolean).join(' ');
  return (
    <Field {...{ id, label, hint, error, keepsHint, groupClass }}>
      <NumberInput
        {...input}
        onBlur={() => {
          input.onBlur();
          onBlur?.();
        }}
        {...{ id, placeholder, disabled, className }}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        aria-label={name}
        unit={isUnitHidden || isMoney ? undefined : unit}
        aria-invalid={error !== undefined || note?.isInvalid}
        aria-describedby={described || undefined}
      />
    </Field>
  );
}
