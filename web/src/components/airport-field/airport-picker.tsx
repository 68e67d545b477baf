import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { formatCount } from '#web/lib/format.ts';
import { useAirportMatcher } from '#web/lib/use-airport-matcher.ts';
import { AirportField } from './airport-field.tsx';

interface AirportPickerProps {
  label: string;
  /** Selectable airports, as a stable array. */
  airports: readonly Airport[];
  value: Airport | null;
  onPick: (airport: Airport) => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
  className?: string;
  /** Content at the end of an airport's row in the list. */
  note?: (airport: Airport) => ReactNode;
}

const NONE: Airport[] = [];
const written = ({ name, iata }: Airport) => `${name} (${iata})`;

/**
 * Selects an airport by code, city or name, with tolerance for typing errors. The value changes only when an
 * airport is selected.
 */
export function AirportPicker({ airports, value, className, ...props }: AirportPickerProps) {
  const [isFocused, setFocused] = useState(false);
  /** Typed text. Null while the field shows the selection. */
  const [text, setText] = useState<string | null>(null);
  const hasText = text !== null && text.trim() !== '';
  const selected = value ? written(value) : '';
  const box = useRef<HTMLDivElement>(null);
  // Typing replaces a value that has loaded after the field got the focus, like one that was there before.
  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (field && field === document.activeElement && field.value === selected) field.select();
  }, [selected]);
  const match = useAirportMatcher(airports, isFocused, hasText);
  const found = useMemo(() => (match && hasText ? match(text).suggested : NONE), [match, hasText, text]);

  return (
    <div ref={box} className={className}>
      <AirportField
        {...props}
        text={text ?? selected}
        onType={setText}
        airports={found}
        onClose={() => setText(null)}
        onFocus={(event) => {
          setFocused(true);
          event.target.select();
        }}
        listLabel={`${props.label}: airports found`}
        listClass="z-30 max-h-[min(288px,var(--room))] min-w-64"
        status={hasText ? `${formatCount(found.length, 'airport')} found` : ''}
      />
    </div>
  );
}
