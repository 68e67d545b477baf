import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { timeText } from '#game/network/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { parseTime, stepTime } from './parse-time.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'step'> {
  /** Minute of the day. Null while the text is not a time. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Minutes per arrow key. With Shift it is an hour. */
  step?: number;
}

/**
 * A 24-hour time field, because the browser's own field uses am and pm in some languages. The caller provides
 * the label and the message while `value` is null (`TIME_HINT`).
 */
export function TimeInput({ value, onChange, step = 5, onBlur, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Typed text is shown unchanged as long as it means the same value.
  const isTyped = typed !== null && parseTime(typed) === value;
  const text = isTyped ? typed : value === null ? (typed ?? '') : timeText(value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(null);
    onChange(stepTime(value ?? 0, event.shiftKey ? HOUR : step, event.key === 'ArrowUp'));
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:MM"
      maxLength={8}
      aria-invalid={value === null || undefined}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTime(target.value));
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (value !== null) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
