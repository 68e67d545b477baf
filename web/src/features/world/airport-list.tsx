import { Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { AirportCombobox } from '#web/components/airport-field/airport-combobox.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useLayer } from '#web/components/use-layer.ts';
import type { RightOf } from './map-rights.ts';
import { useAirportSearch } from './use-airport-search.ts';

interface AirportListProps {
  airports: readonly Airport[];
  /** Null if rights are not shown. */
  rightOf: RightOf | null;
  /** Called for Escape, Back, the close button, or when the focus leaves the panel. */
  onClose: () => void;
  onPick: (airport: Airport) => void;
}

/** A panel with a search field and the matching airports. The first one is preselected. */
export function AirportList({ airports, rightOf, onClose, onPick }: AirportListProps) {
  const [text, setText] = useState('');
  const { rows, summary } = useAirportSearch(airports, text);
  useLayer(true, onClose);
  const onMap = useMemo(() => new Set(airports.map((airport) => airport.id)), [airports]);

  return (
    <div
      role="dialog"
      aria-label="Find an airport"
      className="absolute inset-x-0 top-0 flex max-h-[min(560px,70dvh)] w-96 flex-col overflow-hidden rounded-panel border border-line bg-surface shadow-float max-md:-right-[52px] max-md:w-auto"
    >
      <AirportCombobox
        isStatic
        text={text}
        onType={setText}
        airports={rows}
        onPick={onPick}
        onClose={onClose}
        input={{
          'aria-label': 'Name, city or code',
          autoFocus: true,
          placeholder: 'Name, city or code',
          className:
            'h-11 min-w-0 flex-1 bg-transparent text-14 text-ink outline-none placeholder:text-muted max-md:text-16',
        }}
        listLabel="Airports"
        listClass="min-h-0 flex-1"
        note={(airport) => {
          const words = [
            ...(rightOf?.(airport).isClosed ? ['no right'] : []),
            ...(onMap.has(airport.id) ? [] : ['not on the map']),
          ];
          return words.length > 0 && <span className="shrink-0 text-12 text-muted">{words.join(', ')}</span>;
        }}
      >
        {(field, list) => (
          <>
            <div className="flex items-center gap-2 border-b border-line pr-1 pl-3 text-muted">
              <Icon of={Search} />
              {field}
              <IconButton icon={X} label="Close" onClick={onClose} />
            </div>
            <p role="status" className="border-b border-line bg-raised px-3 py-1 text-12 text-muted">
              {summary}
            </p>
            {list}
            {rows.length === 0 && (
              <p className="px-3 pb-3 text-13 text-muted">No airport has that name, city or code.</p>
            )}
          </>
        )}
      </AirportCombobox>
    </div>
  );
}
