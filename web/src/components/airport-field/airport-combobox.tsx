import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentProps, Fragment, type KeyboardEvent, type ReactNode } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { knownCity } from '../../../../game/airport-city.ts';
import { placeOf } from '../../lib/airport-place.ts';

interface AirportComboboxProps {
  text: string;
  onType: (text: string) => void;
  /** Airports that fit the text, best first. */
  airports: readonly Airport[];
  onPick: (airport: Airport) => void;
  /** The list has closed: after a pick, on Escape, or because the focus went elsewhere. */
  onClose?: () => void;
  /** Keeps the list in place, open or not, as in a panel of its own. */
  isStatic?: boolean;
  disabled?: boolean;
  /** Attributes of the text field. */
  input: ComponentProps<'input'>;
  listLabel: string;
  listClass: string;
  /** Content at the end of an airport's row. */
  note?: (airport: Airport) => ReactNode;
  /** Places the field and the list. */
  children: (field: ReactNode, list: ReactNode) => ReactNode;
}

/**
 * The combobox behind every field that finds airports. The first airport is active as soon as there is a list. Enter takes
 * the active airport, Escape closes the list, and Tab leaves without taking one. Without airports, all other keys belong to
 * the text field, so that Enter submits its form.
 */
export function AirportCombobox(props: AirportComboboxProps) {
  const { text, onType, airports, onPick, onClose, isStatic = false, disabled, input } = props;
  const { listLabel, listClass, note, children } = props;

  // Headless UI would take the active airport on Tab, and swallow Enter while the list is empty.
  const keepFromLibrary = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || (airports.length === 0 && event.key !== 'Escape')) event.stopPropagation();
  };

  // New options for another order: the library sorts them only when one appears or goes.
  const order = airports.map(({ iata }) => iata).join();

  const field = (
    // The library drops aria-describedby from its own element, but not from a child.
    <ComboboxInput
      as={Fragment}
      // Spread, because the type of a Fragment has no id; without it the library overwrites the child's.
      {...{ id: input.id }}
      // The library writes this into the field when the list closes.
      displayValue={() => text}
      autoFocus={input.autoFocus}
      onChange={(event) => onType(event.target.value)}
    >
      <input
        {...input}
        value={text}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onKeyDownCapture={keepFromLibrary}
      />
    </ComboboxInput>
  );
  const list = (
    <ComboboxOptions
      static={isStatic}
      modal={false}
      // Keeps an airport active when the pointer leaves the list, or Enter would take none.
      hold
      // Or Tab would stop at the list, because it scrolls. Spread, because the library's type has no tabIndex.
      {...{ tabIndex: -1 }}
      aria-label={listLabel}
      className={`overflow-y-auto py-1 empty:invisible ${listClass}`}
    >
      {airports.map((airport, index) => (
        <ComboboxOption
          key={`${order} ${airport.id}`}
          order={index}
          value={airport}
          className="flex cursor-pointer items-baseline gap-3 px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] data-focus:bg-accent-soft max-md:py-2.5"
        >
          <span className="code w-9 shrink-0">{airport.iata}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              {knownCity(airport) === '' ? airport.name : placeOf(airport)}
            </span>
            <span className="block truncate text-12 text-muted">
              {knownCity(airport) === '' ? placeOf(airport) : airport.name}
            </span>
          </span>
          {note?.(airport)}
        </ComboboxOption>
      ))}
    </ComboboxOptions>
  );
  return (
    <Combobox
      immediate={isStatic}
      // None is ever selected: what is picked shows as the text, and the first airport stays the active one.
      value={null}
      onChange={(airport: Airport | null) => airport && onPick(airport)}
      onClose={onClose}
      disabled={disabled}
    >
      {children(field, list)}
    </Combobox>
  );
}
