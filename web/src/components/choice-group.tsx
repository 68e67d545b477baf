import { useId } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** A short note below the label. */
  note?: string;
}

interface ChoiceGroupProps<T extends string> {
  legend: string;
  /** Shows the legend only to screen readers, if the choices explain themselves. */
  hidesLegend?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** A group of options with one selected. Arrow keys move between them. */
export function ChoiceGroup<T extends string>({
  legend,
  hidesLegend = false,
  choices,
  value,
  onChange,
  disabled,
}: ChoiceGroupProps<T>) {
  const group = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 text-13 font-medium'}>{legend}</legend>
      <div className="flex">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative -ml-px flex min-h-9 flex-1 cursor-pointer flex-col justify-center border border-line-strong px-3 py-1.5 text-center transition-colors first:ml-0 hover:bg-raised has-checked:z-10 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed first:rounded-l-control last:rounded-r-control max-md:min-h-11"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="font-medium">{choice.label}</span>
            {choice.note && <span className="text-12 text-muted">{choice.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
