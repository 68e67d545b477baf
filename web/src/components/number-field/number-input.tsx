import type { ComponentProps } from 'react';

interface NumberInputProps extends ComponentProps<'input'> {
  /** Shown inside the input. */
  unit?: string | undefined;
}

/** A text input with a unit in front ($) or behind. Its attributes come from `useNumberText`. */
export function NumberInput({ unit = '', className = '', ...rest }: NumberInputProps) {
  const room = unit === '' ? '' : unit === '$' ? 'pl-6' : unit.length > 1 ? 'pr-11' : 'pr-7';
  return (
    <span className="relative block">
      <input {...rest} className={`${className} ${room} tabular-nums`} />
      {unit && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 flex items-center text-muted ${unit === '$' ? 'left-2.5' : 'right-2.5'}`}
        >
          {unit}
        </span>
      )}
    </span>
  );
}
