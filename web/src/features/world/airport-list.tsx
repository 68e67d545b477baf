import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { AirportOption } from './airport-option.tsx';
import { useAirportSearch } from './use-airport-search.ts';

interface AirportListProps {
  airports: readonly Airport[];
  /** Escape or the close button: the focus goes back to where it came from. */
  onClose: () => void;
  /** The person went on elsewhere. */
  onLeave: () => void;
  onPick: (airport: Airport) => void;
}

const PAGE_STEP = 8;

/** A panel with a search field and the airports that match it. */
export function AirportList({ airports, onClose, onLeave, onPick }: AirportListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { rows, summary } = useAirportSearch(airports, text);
  const onMap = useMemo(() => new Set(airports.map((airport) => airport.id)), [airports]);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const move = (to: number) => setActive(Math.max(0, Math.min(rows.length - 1, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = rows[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, rows.length));
    else if (event.key === 'ArrowUp') setActive((active - 1 + rows.length) % Math.max(1, rows.length));
    else if (event.key === 'PageDown') move(active + PAGE_STEP);
    else if (event.key === 'PageUp') move(active - PAGE_STEP);
    else if (event.key === 'Enter' && chosen) onPick(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="dialog"
      aria-label="Find an airport"
      className="absolute inset-x-0 top-0 flex max-h-[min(560px,70dvh)] w-96 flex-col overflow-hidden rounded-panel border border-line bg-surface shadow-float max-md:-right-[52px] max-md:w-auto"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className="flex items-center gap-2 border-b border-line pr-1 pl-3 text-muted">
        <Icon of={Search} />
        <input
          role="combobox"
          aria-label="Name, city or code"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={rows[active] ? `${id}-${active}` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to type here
          autoFocus
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, city or code"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 bg-transparent text-14 text-ink outline-none placeholder:text-muted max-md:text-16"
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <p role="status" className="border-b border-line bg-raised px-3 py-1 text-12 text-muted">
        {summary}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Airports"
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto py-1"
        // A press must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((airport, index) => (
          <AirportOption
            key={airport.id}
            id={`${id}-${index}`}
            airport={airport}
            isActive={index === active}
            isOnMap={onMap.has(airport.id)}
            onPick={() => onPick(airport)}
            onHover={() => setActive(index)}
          />
        ))}
        {rows.length === 0 && (
          <p className="px-3 py-3 text-13 text-muted">No airport has that name, city or code.</p>
        )}
      </div>
    </div>
  );
}
