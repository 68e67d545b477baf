import { useId } from 'react';
import { inputClass } from '../../../components/field.tsx';
import type { Machine } from '../../../lib/planning/machine.ts';
import type { Machines } from '../../../lib/planning/use-machines.ts';

interface MachineSelectProps {
  label: string;
  machines: Machines;
  value: Machine | null;
  onChange: (id: string) => void;
  className?: string;
}

/** Selects the aircraft for an estimate, from the fleet or from lessors. */
export function MachineSelect({ label, machines, value, onChange, className }: MachineSelectProps) {
  const id = useId();
  const { own, market } = machines;
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ''}`}>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      <select
        id={id}
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
        <optgroup label="Available to lease">
          {market.map((machine) => (
            <option key={machine.id} value={machine.id}>
              {machine.label}, {machine.seats} seats
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
