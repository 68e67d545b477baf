import { useId } from 'react';
import type { CabinClass } from '#game/aircraft/cabin.ts';
import { fareBounds, referenceFare } from '#game/route/fares.ts';
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
  const isOut = !(Number.isInteger(value) && value >= min && value <= max);
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
          value={value}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="min-w-0 flex-1 accent-accent max-md:h-11"
        />
        <span className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-muted"
          >
            $
          </span>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            value={Number.isNaN(value) ? '' : value}
            aria-invalid={isOut || undefined}
            aria-describedby={isOut ? `${id}-note` : undefined}
            onFocus={onFocus}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="h-9 w-24 rounded-control border border-line-strong bg-surface pr-2 pl-6 text-right tabular-nums aria-invalid:border-bad max-md:h-11 max-md:text-16"
          />
        </span>
      </div>
      {isOut && (
        <p id={`${id}-note`} className="text-13 text-bad">
          Enter {formatMoney(min)} to {formatMoney(max)} in whole dollars.
        </p>
      )}
    </div>
  );
}
