import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { formatMoney, numberMarks } from '#web/lib/format.ts';
import { type NumberKind, readNumber, writeNumber } from '#web/lib/number-text.ts';

export interface NumberSpec extends Omit<NumberKind, 'isSigned'> {
  min?: number;
  max?: number;
  /** Change per arrow key. With Shift it is ten times as much. */
  step?: number;
  /** Whether the field may be empty. */
  isOptional?: boolean;
}

export interface NumberValue extends NumberSpec {
  /** NaN if the field is empty or its text is not such a number. */
  value: number;
  /** Called with numbers outside the limits, too. */
  onChange: (value: number) => void;
}

const kindOf = (spec: NumberSpec): NumberKind => ({ ...spec, isSigned: (spec.min ?? 0) < 0 });

/** Returns a number with its unit. */
function withUnit(value: number, spec: NumberSpec): string {
  const { unit = '' } = spec;
  if (unit === '$' && !spec.decimals) return formatMoney(value);
  const text = writeNumber(value, spec);
  if (unit === '$') return `$${text}`;
  return unit === '' || unit === '%' ? text + unit : `${text} ${unit}`;
}

/** Says which numbers a field accepts: Enter 1 to 50. */
function limitsText(spec: NumberSpec): string {
  const { min, max, unit, decimals } = spec;
  const whole = unit === '$' && !decimals ? ' in whole dollars' : '';
  if (min !== undefined && max !== undefined)
    return `Enter ${withUnit(min, spec)} to ${withUnit(max, spec)}${whole}.`;
  if (min !== undefined) return `Enter at least ${withUnit(min, spec)}${whole}.`;
  return max === undefined ? `Enter a number${whole}.` : `Enter at most ${withUnit(max, spec)}${whole}.`;
}

/** Checks whether a number is within the limits of its field. */
export const isWithin = (value: number, { min = -Infinity, max = Infinity }: NumberSpec): boolean =>
  value >= min && value <= max;

/**
 * Returns the keypad of a phone. Those for digits have no minus sign, and the one for decimals has the mark of the
 * phone's region, which may be the wrong one.
 */
function keypadOf({ decimals = 0, min = 0 }: NumberSpec): ComponentProps<'input'>['inputMode'] {
  if (min < 0) return 'text';
  if (decimals === 0) return 'numeric';
  return new Intl.NumberFormat().format(1.5).includes(numberMarks().decimal) ? 'decimal' : 'text';
}

/** Returns the attributes of a text input for a number, and what is wrong with its text. */
export function useNumberText({ value, onChange, ...spec }: NumberValue) {
  const { min, max, step = 1, decimals = 0, isOptional = false } = spec;
  const kind = kindOf(spec);
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readNumber(typed, kind);
  // A typed text that does not mean the value any more gives way to it.
  const isTyped = typed !== undefined && Object.is(read?.value, value);
  const text = isTyped ? typed : writeNumber(value, kind);
  const isMissing = Number.isNaN(value) && isTyped && !isOptional;
  const isOutside = !Number.isNaN(value) && !isWithin(value, spec);
  const fault = isTyped ? read?.fault : undefined;

  const stepBy = (change: number) => {
    const next = Number.isNaN(value) ? (min ?? 0) : Number((value + change).toFixed(decimals));
    setTyped(undefined);
    onChange(Math.min(max ?? Infinity, Math.max(min ?? 0, next)));
  };
  return {
    /** Why the text is not a number for this field. */
    fault,
    error: fault ?? (isMissing || isOutside ? limitsText(spec) : undefined),
    input: {
      type: 'text',
      inputMode: keypadOf(spec),
      autoComplete: 'off',
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        onChange(readNumber(target.value, kind).value);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1));
      },
      // A text that is not a number stays, with its message.
      onBlur: () => {
        if (!Number.isNaN(value)) setTyped(undefined);
      },
    } satisfies ComponentProps<'input'>,
  };
}
