import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Airport } from '../../../game/airport.ts';
import { airportMatcher } from '../../../game/airport-match.ts';
import { formatCount } from '../lib/format.ts';
import { AirportOptions } from './airport-options.tsx';
import { Field, inputClass, noteId } from './field.tsx';

interface AirportPickerProps {
  label: string;
  /** All that can be picked; keep the array. */
  airports: readonly Airport[];
  value: Airport | null;
  onPick: (airport: Airport) => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
  className?: string;
}

const written = ({ name, iata }: Airport) => `${name} (${iata})`;

/**
 * A field that finds an airport by code, city or name while it is typed, with slips made up for. What is typed counts only
 * once an airport is picked: by Enter the one that is marked, or the best.
 */
export function AirportPicker(props: AirportPickerProps) {
  const { label, airports, value, onPick, hint, error, disabled, className } = props;
  const id = useId();
  const listId = `${id}-list`;
  /** What is being typed; null while the field shows what is picked. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const match = useMemo(() => airportMatcher(airports), [airports]);
  const found = useMemo(() => (text === null || text.trim() === '' ? [] : match(text).ranked), [match, text]);
  const open = text !== null && found.length > 0;

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  const close = () => {
    setText(null);
    setActive(0);
  };
  const pick = (airport: Airport) => {
    close();
    onPick(airport);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' && open) setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp' && open) setActive((active - 1 + found.length) % found.length);
    else if (event.key === 'Enter' && open && chosen) pick(chosen);
    else if (event.key === 'Escape' && text !== null) close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error}>
        <div className="relative">
          <input
            id={id}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            value={text ?? (value ? written(value) : '')}
            disabled={disabled}
            placeholder="City, airport or code"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? `${listId}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId(id, hint, error)}
            className={inputClass}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {open && (
            <AirportOptions
              id={listId}
              label={`${label}: airports found`}
              airports={found}
              active={active}
              onPick={pick}
              onHover={setActive}
              className="z-30 max-h-72 min-w-64"
            />
          )}
        </div>
        <span role="status" className="sr-only">
          {text === null || text.trim() === '' ? '' : `${formatCount(found.length, 'airport')} found`}
        </span>
      </Field>
    </div>
  );
}
