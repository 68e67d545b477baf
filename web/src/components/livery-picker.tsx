import { useId } from 'react';
import { LIVERIES } from '#game/airline/airline.ts';
import { AirlineBadge } from './airline-badge.tsx';

/** #RRGGBB in upper case. */
export interface Colours {
  primary: string;
  secondary: string;
}

interface LiveryPickerProps {
  value: Colours;
  onChange: (colours: Colours) => void;
  disabled: boolean;
  error?: string;
}

interface ColourInputProps {
  label: string;
  value: string;
  onChange: (colour: string) => void;
  disabled: boolean;
}

function ColourInput({ label, value, onChange, disabled }: ColourInputProps) {
  return (
    <label className="flex items-center gap-2 text-13">
      <input
        type="color"
        value={value.toLowerCase()}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-8 w-11 cursor-pointer rounded-control border border-line-strong bg-surface p-0.5 max-md:h-11"
      />
      {label}
    </label>
  );
}

/** Selects the airline's two colours: a suggested pair or any two colours. */
export function LiveryPicker({ value, onChange, disabled, error }: LiveryPickerProps) {
  const group = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-13 font-medium">Colours</legend>
      <div className="grid w-fit grid-cols-6 gap-1">
        {LIVERIES.map(([primary, secondary, name]) => (
          <label
            key={name}
            title={name}
            className="flex size-10 cursor-pointer items-center justify-center rounded-control border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              aria-label={name}
              disabled={disabled}
              checked={value.primary === primary && value.secondary === secondary}
              onChange={() => onChange({ primary, secondary })}
            />
            <AirlineBadge primary={primary} secondary={secondary} size={28} />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <ColourInput
          label="First colour"
          value={value.primary}
          disabled={disabled}
          onChange={(primary) => onChange({ ...value, primary })}
        />
        <ColourInput
          label="Second colour"
          value={value.secondary}
          disabled={disabled}
          onChange={(secondary) => onChange({ ...value, secondary })}
        />
      </div>
      {error && <p className="text-13 text-bad">{error}</p>}
    </fieldset>
  );
}
