import { useEffect, useId, useRef } from 'react';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { Field, inputClass, noteId } from '#web/components/field.tsx';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Candidates } from '#web/lib/planning/use-candidate-aircraft.ts';

interface CandidateSelectProps {
  label: string;
  candidates: Candidates;
  value: CandidateAircraft | null;
  onChange: (id: string) => void;
  className?: string;
  /** Id in the address, of an aircraft that may no longer be available. */
  wanted?: string | null;
  /** Why the server rejected the selected aircraft. */
  error?: string | undefined;
}

const NO_MODELS: never[] = [];

/** Returns that a model is not in the lessors' stock, in words. Undefined if it is, or is no model. */
export function noneLeft(
  models: readonly Pick<AircraftModel, 'id' | 'manufacturer' | 'model'>[],
  market: Candidates['market'],
  wanted: string | null | undefined,
): string | undefined {
  const model = models.find(({ id }) => id === wanted);
  if (!model || market.some(({ id }) => id === wanted)) return undefined;
  return `None left to lease: ${model.manufacturer} ${model.model}.`;
}

/** Selects the aircraft for an estimate, from the fleet or from lessors. */
export function CandidateSelect({
  label,
  candidates,
  value,
  onChange,
  className,
  wanted,
  error,
}: CandidateSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // A screen reader then reads the reason, and the next key selects another aircraft.
  useEffect(() => {
    if (error) select.current?.focus();
  }, [error]);
  const { own, market } = candidates;
  const models = useModels().data ?? NO_MODELS;
  const gone = candidates.isPending || candidates.error ? undefined : noneLeft(models, market, wanted);
  return (
    <div className={className}>
      <Field id={id} label={label} hint={gone} {...(error ? { error } : {})}>
        <select
          ref={select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id, gone, error)}
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
