import type { Airport } from '#game/world/airport/airport.ts';
import { AirportField } from '#web/components/airport-field/airport-field.tsx';
import { formatCount } from '#web/lib/format.ts';

interface HubFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Called when the field gets the focus. */
  onFocus: () => void;
  /** Airports that match the text, best first. */
  suggestions: readonly Airport[];
  onPick: (airport: Airport) => void;
  hint?: string;
  disabled?: boolean;
}

/** A text field with suggestions. Only Enter or a click selects one, and free text is allowed. */
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
      // Short enough to keep the form's button visible.
      listClass="z-20 max-h-[min(232px,var(--room))]"
      status={count > 0 ? `${formatCount(count, 'airport')} suggested` : ''}
    />
  );
}
