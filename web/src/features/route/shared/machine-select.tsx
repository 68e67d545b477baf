import { useEffect, useId, useRef } from 'react';
import { Field, inputClass, noteId } from '../../../components/field.tsx';
import type { Machine } from '../../../lib/planning/machine.ts';
import type { Machines } from '../../../lib/planning/use-machines.ts';

interface MachineSelectProps {
  label: string;
  machines: Machines;
  value: Machine | null;
  onChange: (id: string) => void;
  className?: string;
  /** Why the chosen aircraft was refused. */
  error?: string | undefined;
}

/** Chooses the aircraft to reckon with: one of the fleet, or one that can be leased. */
export function MachineSelect({ label, machines, value, onChange, className, error }: MachineSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // So that a screen reader reads the reason, and the next key chooses another one.
  useEffect(() => {
    if (error) select.current?.focus();
  }, [error]);
  const { own, market } = machines;
  return (
    <div className={className}>
      <Field id={id} label={label} {...(error ? { error } : {})}>
        <select
          ref={select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id, undefined, error)}
          value={value?.id ?? ''}
          disabled={value === null}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        >
          {own.length > 0 && (
            <optgroup label="Your aircraft">
              {own.map((machine) => (
                <option key={machine.id} value={machine.id}>
                  {machine.label}, {machine.seats} seats
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="To be leased">
            {market.map((machine) => (
              <option key={machine.id} value={machine.id}>
                {machine.label}, {machine.seats} seats
              </option>
            ))}
          </optgroup>
        </select>
      </Field>
    </div>
  );
}
