import { useId } from 'react';
import { inputClass } from '../../../components/field.tsx';
import type { CandidateAircraft } from '../../../lib/planning/candidate-aircraft.ts';
import type { Candidates } from '../../../lib/planning/use-candidate-aircraft.ts';

interface CandidateSelectProps {
  label: string;
  candidates: Candidates;
  value: CandidateAircraft | null;
  onChange: (id: string) => void;
  className?: string;
}

/** Selects the aircraft for an estimate, from the fleet or from lessors. */
export function CandidateSelect({ label, candidates, value, onChange, className }: CandidateSelectProps) {
  const id = useId();
  const { own, market } = candidates;
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
    </div>
  );
}
