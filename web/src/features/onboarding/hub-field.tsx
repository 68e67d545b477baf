import type { Airport } from '../../../../game/airport.ts';
import { AirportField } from '../../components/airport-field/airport-field.tsx';
import { formatCount } from '../../lib/format.ts';

interface HubFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The person is about to type. */
  onFocus: () => void;
  /** Airports that the text may mean, best first; empty for none. */
  suggestions: readonly Airport[];
  onPick: (airport: Airport) => void;
  hint?: string;
  disabled?: boolean;
}

/** Free text with suggestions: without Enter none is ever taken, and the text may stay as it is. */
export function HubField({ value, onChange, suggestions, ...props }: HubFieldProps) {
  const count = suggestions.length;
  return (
    <AirportField
      {...props}
      label="Hub airport"
      name="hub"
      text={value}
      onType={onChange}
      airports={suggestions}
      listLabel="Suggested airports"
      // Low enough to leave the form's button in sight.
      listClass="z-20 max-h-58"
      status={count > 0 ? `${formatCount(count, 'airport')} suggested` : ''}
    />
  );
}
