import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useId,
  useState,
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

/**
 * The combobox of all airport fields. The first airport of the list is active. Enter selects the active
 * airport, Escape or Back closes the list, and Tab leaves without a selection. Without airports, all other keys
 * belong to the text field, so that Enter submits its form.
 */
export function AirportCombobox(props: AirportComboboxProps) {
  const { text, onType, airports, onPick, onClose, isStatic = false, disabled, input } = props;
  const { listLabel, listClass, listRef, note, children } = props;
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const [isOpen, setOpen] = useState(isStatic);
  const [activeId, setActiveId] = useState('');
  const active = Math.max(
    0,
    airports.findIndex((airport) => airport.id === activeId),
  );
  const isShown = isOpen && airports.length > 0;

  const close = () => {
    setOpen(isStatic);
    setActiveId('');
    if (isOpen) onClose?.();
  };
  const pick = (airport: Airport) => {
    onPick(airport);
    close();
  };
  const moveTo = (wanted: number) => {
    const index = Math.min(airports.length - 1, Math.max(0, wanted));
    setOpen(true);
    setActiveId(airports[index]?.id ?? '');
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };

  useLayer(isShown && !isStatic, close);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    const chosen = airports[active];
    if (nativeEvent.isComposing) return;
    if (key === 'Escape' && isOpen) {
      // Closes nothing else, such as the drawer that the field is in.
      event.stopPropagation();
      close();
    } else if (key === 'ArrowDown' && chosen) moveTo(isShown ? active + 1 : 0);
    else if (key === 'ArrowUp' && chosen) moveTo(isShown ? active - 1 : airports.length - 1);
    else if ((key === 'Home' || key === 'PageUp') && isShown && !shiftKey) moveTo(0);
    else if ((key === 'End' || key === 'PageDown') && isShown && !shiftKey) moveTo(airports.length - 1);
    else if (key === 'Enter' && isShown && chosen) pick(chosen);
    else return;
    event.preventDefault();
  };

  const field = (
    <input
      {...input}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? id : undefined}
      aria-activedescendant={isShown ? optionId(active) : undefined}
      value={text}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setOpen(true);
        setActiveId('');
        document.getElementById(id)?.scrollTo(0, 0);
        onType(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={close}
    />
  );
  const list = isShown && (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={listLabel}
      className={`overflow-y-auto py-1 ${listClass}`}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {airports.map((airport, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={airport.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-focus={index === active || undefined}
          className="flex cursor-pointer items-baseline gap-3 px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] data-focus:bg-accent-soft max-md:py-2.5"
          onPointerMove={() => setActiveId(airport.id)}
          onClick={() => pick(airport)}
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
        </div>
      ))}
    </div>
  );
  return children(field, list);
}
