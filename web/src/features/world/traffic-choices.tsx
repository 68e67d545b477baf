import type { UseQueryResult } from '@tanstack/react-query';
import type { Traffic } from '#game/payloads/market.ts';
import { formatCount } from '#web/lib/format.ts';
import { CheckBox } from './check-box.tsx';
import type { MapChoice } from './map-choice.ts';

interface TrafficChoicesProps {
  choice: MapChoice;
  onChange: (changes: Partial<MapChoice>) => void;
  traffic: UseQueryResult<Traffic>;
}

function noteOn({ data, isError, isPending }: UseQueryResult<Traffic>): string {
  if (data)
    return `${formatCount(data.flights.id.length, 'flight')} in the air or about to depart, including yours`;
  if (isError) return 'The flights could not be loaded. The next attempt is at the next full hour.';
  return isPending ? 'Loading flights …' : '';
}

/** Selects other airlines' aircraft and the night. */
export function TrafficChoices({ choice, onChange, traffic }: TrafficChoicesProps) {
  return (
    <fieldset>
      <legend className="pb-1 text-12 text-muted">Traffic and time</legend>
      <CheckBox
        label="Other airlines’ aircraft"
        note={<span role="status">{choice.traffic ? noteOn(traffic) : 'In addition to your own'}</span>}
        checked={choice.traffic}
        onChange={(checked) => onChange({ traffic: checked })}
      />
      <CheckBox
        label="Day and night"
        note="City lights: GeoNames, CC BY 4.0"
        checked={choice.night}
        onChange={(checked) => onChange({ night: checked })}
      />
    </fieldset>
  );
}
