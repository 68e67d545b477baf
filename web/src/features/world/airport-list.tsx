import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { worldAirportsQuery } from '../../lib/world-airports.ts';
import { AirportOption } from './airport-option.tsx';
import { findAirports } from './find-airports.ts';

interface AirportListProps {
  airports: readonly Airport[];
  /** Escape or the close button: the focus goes back to where it came from. */
  onClose: () => void;
  /** The person went on elsewhere. */
  onLeave: () => void;
  onPick: (airport: Airport) => void;
}

/** More rows than this help nobody and take time to draw. */
const ROWS = 200;
/** Other airports of the world are asked for once the text says something. */
const WORLD_FROM = 2;
const PAGE_STEP = 8;

/** Everything that matches, what the map shows before what it does not, as one list cut to a length. */
function useFound(airports: readonly Airport[], text: string) {
  const wanted = useDeferredValue(text.trim());
  const world = useQuery({ ...worldAirportsQuery, enabled: wanted.length >= WORLD_FROM });
  return useMemo(() => {
    const shown = findAirports(airports, wanted);
    const ids = new Set(airports.map(({ id }) => id));
    const others =
      wanted.length >= WORLD_FROM
        ? findAirports(world.data ?? [], wanted).filter(({ id }) => !ids.has(id))
        : [];
    const all = [...shown, ...others];
    return { rows: all.slice(0, ROWS), total: all.length, shown: shown.length };
  }, [airports, wanted, world.data]);
}

/** A panel with a search field and the airports that match it. */
export function AirportList({ airports, onClose, onLeave, onPick }: AirportListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { rows, total, shown } = useFound(airports, text);

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

  const summary =
    text.trim() === ''
      ? `${formatCount(airports.length, 'airport')} on the map`
      : `${formatCount(total, 'airport')} found`;
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
        {total > rows.length && `, the first ${formatNumber(rows.length)} listed: type to narrow them down`}
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
            isOnMap={index < shown}
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
