import { useEffect, useId, useRef } from 'react';
import { Field, inputClass, noteId } from '#web/components/field.tsx';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';

interface CandidateSelectProps {
  label: string;
  candidates: Candidates;
  value: CandidateAircraft | null;
  onChange: (id: string) => void;
  className?: string;
  /** Why the server rejected the selected aircraft. */
  error?: string | undefined;
}

/** Selects the aircraft for an estimate, from the fleet or from lessors. */
export function CandidateSelect({
  label,
  candidates,
  value,
  onChange,
  className,
  error,
}: CandidateSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // A screen reader then reads the reason, and the next key selects another aircraft.
  useEffect(() => {
    if (error) select.current?.focus();
  }, [error]);
  const { own, market } = candidates;
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
              {own.map((candidate) => (
                <option key={candidate.id} value={candidate.id}>
                  {candidate.label}, {candidate.seats} seats
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="Available to lease">
            {market.map((candidate) => (
              <option key={candidate.id} value={candidate.id}>
                {candidate.label}, {candidate.seats} seats
              </option>
            ))}
          </optgroup>
        </select>
      </Field>
    </div>
  );
}
