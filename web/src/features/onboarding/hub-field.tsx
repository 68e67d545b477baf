import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { AirportOptions } from '../../components/airport-options.tsx';
import { Field, inputClass, noteId } from '../../components/field.tsx';
import { formatCount } from '../../lib/format.ts';

interface HubFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Airports that the text may mean, best first; empty for none. */
  suggestions: Airport[];
  onPick: (airport: Airport) => void;
  hint?: string;
  disabled?: boolean;
}

/** Free text with suggestions: none is ever taken unless it is picked, and the text may stay as it is. */
export function HubField({ value, onChange, suggestions, onPick, hint, disabled }: HubFieldProps) {
  const id = useId();
  const listId = `${id}-list`;
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && suggestions.length > 0;

  useEffect(() => {
    if (open && active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const pick = (airport: Airport) => {
    onPick(airport);
    close();
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    // One more place than options: the text itself, between the last and the first.
    const places = suggestions.length + 1;
    setActive(open ? ((active + 1 + step + places) % places) - 1 : step === 1 ? 0 : suggestions.length - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open ? suggestions[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };

  return (
    <Field id={id} label="Hub airport" hint={hint}>
      <div className="relative">
        <input
          id={id}
          name="hub"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={value}
          disabled={disabled}
          placeholder="City, airport or code"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={noteId(id, hint, undefined)}
          className={inputClass}
          onChange={(event) => {
            onChange(event.target.value);
            setWanted(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {open && (
          <AirportOptions
            id={listId}
            label="Suggested airports"
            airports={suggestions}
            active={active}
            onPick={pick}
            onHover={setActive}
            // Low enough to leave the form's button in sight.
            className="z-20 max-h-58"
          />
        )}
      </div>
      <span role="status" className="sr-only">
        {open ? `${formatCount(suggestions.length, 'airport')} suggested` : ''}
      </span>
    </Field>
  );
}
