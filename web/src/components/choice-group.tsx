import { useId } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** A short note below the label. */
  note?: string;
}

interface ChoiceGroupProps<T extends string> {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** A few choices side by side, of which one stands; arrow keys move between them. */
export function ChoiceGroup<T extends string>({
  legend,
  choices,
  value,
  onChange,
  disabled,
}: ChoiceGroupProps<T>) {
  const group = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div className="flex max-sm:flex-col">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative -ml-px flex min-h-9 flex-1 cursor-pointer flex-col justify-center border border-line-strong px-3 py-1.5 text-center transition-colors first:ml-0 hover:bg-raised has-checked:z-10 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed max-sm:-mt-px max-sm:ml-0 max-sm:min-h-11 max-sm:first:mt-0 max-sm:first:rounded-t-control max-sm:last:rounded-b-control sm:first:rounded-l-control sm:last:rounded-r-control"
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
