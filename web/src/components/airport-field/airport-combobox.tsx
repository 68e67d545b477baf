import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useRef,
} from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { knownCity } from '#game/world/airport/airport-city.ts';
import { placeOf } from '#web/lib/airport-place.ts';
import { useLayer } from '../use-layer.ts';

interface AirportComboboxProps {
  text: string;
  onType: (text: string) => void;
  /** Airports that match the text, best first. */
  airports: readonly Airport[];
  onPick: (airport: Airport) => void;
  /** Called when the list closes: after a selection, on Escape, or when the focus leaves. */
  onClose?: () => void;
  /** Keeps the list visible, as in a panel. */
  isStatic?: boolean;
  disabled?: boolean;
  /** Attributes of the text field. */
  input: ComponentProps<'input'>;
  listLabel: string;
  listClass: string;
  /** Places a list that floats. */
  listRef?: RefCallback<HTMLElement>;
  /** Content at the end of an airport's row. */
  note?: (airport: Airport) => ReactNode;
  /** Places the field and the list. */
  children: (field: ReactNode, list: ReactNode) => ReactNode;
}

/** Lets Back close a list that floats. */
function ListLayer({ isOpen, onBack }: { isOpen: boolean; onBack: () => void }) {
  useLayer(isOpen, onBack);
  return null;
}

/**
 * The combobox of all airport fields. The first airport of the list is active. Enter selects the active
 * airport, Escape or Back closes the list, and Tab leaves without a selection. Without airports, all other keys
 * belong to the text field, so that Enter submits its form.
 */
export function AirportCombobox(props: AirportComboboxProps) {
  const { text, onType, airports, onPick, onClose, isStatic = false, disabled, input } = props;
  const { listLabel, listClass, listRef, note, children } = props;

  // Headless UI would select the active airport on Tab and ignore Enter while the list is empty.
  const keepFromLibrary = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || (airports.length === 0 && event.key !== 'Escape')) event.stopPropagation();
  };

  const typed = useRef<HTMLInputElement>(null);

  // New keys for a new order, because the library sorts options only when one is added or removed.
  const order = airports.map(({ iata }) => iata).join();

  const field = (
    // The library drops aria-describedby from its own element, but not from a child.
    <ComboboxInput
      as={Fragment}
      // Without an id the library overwrites the child's. Spread because the type of a Fragment has none.
      {...{ id: input.id }}
      // The library writes this into the field when the list closes.
      displayValue={() => text}
      autoFocus={input.autoFocus}
      onChange={(event) => onType(event.target.value)}
    >
      <input
        {...input}
        ref={typed}
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
      ref={listRef}
      static={isStatic}
      modal={false}
      // Keeps an airport active when the pointer leaves the list, so that Enter still works.
      hold
      // Keeps the scrollable list out of the Tab order. Spread because the library's type has no tabIndex.
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
      // Never selected: the text shows the selection, and the first airport stays active.
      value={null}
      onChange={(airport: Airport | null) => airport && onPick(airport)}
      onClose={onClose}
      disabled={disabled}
    >
      {({ open }) => (
        <>
          {/* The library closes the list when the field loses the focus. */}
          <ListLayer isOpen={open && !isStatic && airports.length > 0} onBack={() => typed.current?.blur()} />
          {children(field, list)}
        </>
      )}
    </Combobox>
  );
}
