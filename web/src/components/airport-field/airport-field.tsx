import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { Field, inputClass, noteId } from '../field.tsx';
import { useFloat } from '../use-float.ts';
import { AirportCombobox } from './airport-combobox.tsx';

interface AirportFieldProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  /** Airports that match the text, best first. */
  airports: readonly Airport[];
  onPick: (airport: Airport) => void;
  onClose?: () => void;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  name?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  note?: (airport: Airport) => ReactNode;
  listLabel: string;
  /** Classes for the list's height and z-index. */
  listClass: string;
  /** Result of the search in words, for screen readers. */
  status: string;
}

/** A labelled text field with a drop-down list of airports. */
export function AirportField(props: AirportFieldProps) {
  const { label, onFocus, name, hint, error, listClass, status, ...combobox } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useFloat(box, { side: 'bottom-start', gap: 4, isAsWide: true });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <AirportCombobox
        {...combobox}
        input={{
          id,
          name,
          onFocus,
          placeholder: 'City, airport or code',
          'aria-invalid': error ? true : undefined,
          'aria-describedby': noteId(id, hint, error),
          className: inputClass,
        }}
        listRef={list}
        listClass={`fixed rounded-control border border-line bg-surface shadow-float ${listClass}`}
      >
        {(field, options) => (
          <div ref={box}>
            {field}
            {options}
          </div>
        )}
      </AirportCombobox>
      <span role="status" className="sr-only">
        {status}
      </span>
    </Field>
  );
}
