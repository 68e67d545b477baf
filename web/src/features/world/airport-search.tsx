import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Airport } from '#game/world/airport/airport.ts';
import { Icon } from '#web/components/icon.tsx';
import type { AirportList } from './airport-list.tsx';
import { isTyping } from './is-typing.ts';
import type { RightOf } from './map-rights.ts';

interface AirportSearchProps {
  /** Airports on the map. */
  airports: readonly Airport[];
  /** Null if rights are not shown. */
  rightOf: RightOf | null;
  onPick: (airport: Airport, from: HTMLElement | null) => void;
}

/** Keyboard access to airports: a button or the key '/' opens a searchable list. */
export function AirportSearch({ airports, rightOf, onPick }: AirportSearchProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const [List, setList] = useState<typeof AirportList | null>(null);

  const isReady = airports.length > 0;
  useEffect(() => {
    if (List || !(isReady || open)) return;
    import('./airport-list.tsx').then(
      (module) => setList(() => module.AirportList),
      // Opening the list again retries the import.
      () => setOpen(false),
    );
  }, [List, isReady, open]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // Render synchronously, otherwise the next keystrokes would be lost.
      flushSync(() => setOpen(true));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="relative min-w-0 max-md:flex-1">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-10 w-72 items-center md:max-lg:w-60 gap-2 rounded-panel border border-line bg-surface px-3 text-left text-muted shadow-float transition-colors hover:text-ink max-md:h-11 max-md:w-full"
      >
        <Icon of={Search} />
        Find an airport
        <kbd className="ml-auto rounded-tag border border-line bg-raised px-1.5 font-sans text-12 max-md:hidden">
          /
        </kbd>
      </button>
      {open && List && (
        <List
          airports={airports}
          rightOf={rightOf}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onPick={(airport) => {
            setOpen(false);
            onPick(airport, button.current);
          }}
        />
      )}
    </div>
  );
}
