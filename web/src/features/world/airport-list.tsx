import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { countryName } from '../../lib/format.ts';
import { useAirportSearch } from './use-airport-search.ts';

interface AirportListProps {
  airports: readonly Airport[];
  /** Escape, the close button, or the person went on elsewhere. */
  onClose: () => void;
  onPick: (airport: Airport) => void;
}

/** A panel with a search field and the airports that match it; the first of them is ready to be taken. */
export function AirportList({ airports, onClose, onPick }: AirportListProps) {
  const [text, setText] = useState('');
  const { rows, summary } = useAirportSearch(airports, text);
  const onMap = useMemo(() => new Set(airports.map((airport) => airport.id)), [airports]);

  return (
    <div
      role="dialog"
      aria-label="Find an airport"
      className="absolute inset-x-0 top-0 flex max-h-[min(560px,70dvh)] w-96 flex-col overflow-hidden rounded-panel border border-line bg-surface shadow-float max-md:-right-[52px] max-md:w-auto"
    >
      <Combobox
        immediate
        value={null}
        onChange={(airport: Airport | null) => airport && onPick(airport)}
        onClose={onClose}
      >
        <div className="flex items-center gap-2 border-b border-line pr-1 pl-3 text-muted">
          <Icon of={Search} />
          <ComboboxInput
            aria-label="Name, city or code"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            placeholder="Name, city or code"
            onChange={(event) => setText(event.target.value)}
            className="h-11 min-w-0 flex-1 bg-transparent text-14 text-ink outline-none placeholder:text-muted max-md:text-16"
          />
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <p role="status" className="border-b border-line bg-raised px-3 py-1 text-12 text-muted">
          {summary}
        </p>
        <ComboboxOptions
          static
          modal={false}
          aria-label="Airports"
          className="min-h-0 flex-1 overflow-y-auto py-1"
        >
          {rows.map((airport) => (
            <ComboboxOption
              key={airport.id}
              value={airport}
              className="flex cursor-pointer items-baseline gap-3 px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] data-focus:bg-accent-soft max-md:py-2.5"
            >
              <span className="code w-9 shrink-0">{airport.iata}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{airport.name}</span>
                <span className="block truncate text-12 text-muted">
                  {[airport.municipality, countryName(airport.country)].filter(Boolean).join(', ')}
                </span>
              </span>
              {!onMap.has(airport.id) && <span className="shrink-0 text-12 text-muted">not on the map</span>}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        {rows.length === 0 && (
          <p className="px-3 pb-3 text-13 text-muted">No airport has that name, city or code.</p>
        )}
      </Combobox>
    </div>
  );
}
