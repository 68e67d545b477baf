import { useId } from 'react';
import type { CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, referenceFare } from '#game/network/route/fares.ts';
import { FieldNote, noteId } from '#web/components/field.tsx';
import { NumberInput } from '#web/components/number-field/number-input.tsx';
import { useNumberText } from '#web/components/number-field/use-number-text.ts';
import { formatMoney } from '#web/lib/format.ts';

/** Range of the slider as a factor of the reference fare. Fares outside it can be typed. */
const FACTOR_MIN = 0.4;
const FACTOR_MAX = 2.4;

interface FareSliderProps {
  km: number;
  cabin: CabinClass;
  name: string;
  value: number;
  onChange: (fare: number) => void;
  onFocus: () => void;
}

/** The fare of one class, as a slider and a field. */
export function FareSlider({ km, cabin, name, value, onChange, onFocus }: FareSliderProps) {
  const id = useId();
  const reference = referenceFare(km, cabin);
  const { min, max } = fareBounds(km, cabin);
  const { input, error } = useNumberText({ min, max, unit: '$', value, onChange });
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-medium">
          {name}
        </label>
        <span className="text-12 text-muted tabular-nums">reference {formatMoney(reference)}</span>
      </div>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={`${name} fare, slider`}
          min={Math.max(min, Math.round(reference * FACTOR_MIN))}
          max={Math.min(max, Math.round(reference * FACTOR_MAX))}
          // While the text is not a number, the slider keeps its place.
          {...(Number.isNaN(value) ? {} : { value })}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="min-w-0 flex-1 accent-accent max-md:h-11"
        />
        <NumberInput
          {...input}
          id={id}
          unit="$"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={noteId(id, undefined, error)}
          onFocus={onFocus}
          className="h-9 w-24 rounded-control border border-line-strong bg-surface pr-2 text-right aria-invalid:border-bad max-md:h-11 max-md:text-16"
        />
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
