import { useId } from 'react';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { DAY } from '#game/world/time.ts';
import { Field, inputClass, noteId } from '#web/components/field.tsx';
import { TIME_HINT } from '#web/components/time-input/parse-time.ts';
import { TimeInput } from '#web/components/time-input/time-input.tsx';

/** A date and a time as typed. */
export interface TypedMoment {
  /** YYYY-MM-DD. Empty while it is not a date. */
  date: string;
  /** Minute of the day. Null while it is not a time. */
  time: number | null;
}

const DAY_MS = 86_400_000;

/** Returns a world minute as a date and a time. @param start YYYY-MM-DD on which the world began */
export function typedMoment(start: string, minute: number): TypedMoment {
  const { year, month, day, hour, minute: past } = calendarAt(start, minute);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, time: hour * 60 + past };
}

/** Returns the world minute of a date and a time. NaN if one of them is missing. */
export function minuteOf(start: string, { date, time }: TypedMoment): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || time === null) return Number.NaN;
  return ((Date.parse(date) - Date.parse(start)) / DAY_MS) * DAY + time;
}

interface MomentFieldProps {
  /** Label, for example "Begins (UTC)". */
  legend: string;
  value: TypedMoment;
  onChange: (value: TypedMoment) => void;
  /** Dates YYYY-MM-DD. */
  min: string;
  max: string;
  hint?: string;
  error?: string;
}

/** A date field with the browser's calendar and a 24-hour time field. */
export function MomentField({ legend, value, onChange, min, max, hint, error }: MomentFieldProps) {
  const id = useId();
  const shownError = value.time === null ? TIME_HINT : error;
  const described = noteId(`${id}-date`, hint, shownError);
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 font-medium">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field id={`${id}-date`} label="Date" hint={hint} error={shownError}>
          <input
            id={`${id}-date`}
            type="date"
            min={min}
            max={max}
            value={value.date}
            onChange={({ target }) => onChange({ ...value, date: target.value })}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            className={inputClass}
          />
        </Field>
        <Field id={`${id}-time`} label="Time">
          <TimeInput
            id={`${id}-time`}
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
            aria-describedby={described}
            className={`${inputClass} tabular-nums`}
          />
        </Field>
      </div>
    </fieldset>
  );
}
