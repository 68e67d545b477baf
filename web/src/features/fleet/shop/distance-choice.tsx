import { useState } from 'react';
import { useAddress } from '#web/components/use-address.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { SMALL } from './small-field.ts';

const DIGITS_MAX = 5;

/** The distance (km) for the cost comparison, typed or taken from one of the airline's routes. */
export function DistanceChoice({ km }: { km: number }) {
  const { change } = useAddress();
  const { data: routes = [] } = useRoutes();
  const { data: airports } = useAirportIndex();
  // A local draft, because the URL updates later and would undo recent keystrokes.
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-13 text-muted">
        Costs over
        <input
          type="number"
          inputMode="numeric"
          min={50}
          max={20_000}
          step={50}
          value={draft ?? km}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, DIGITS_MAX);
            setDraft(digits);
            change({ km: digits });
          }}
          onBlur={() => setDraft(null)}
          className={`${SMALL} w-20 tabular-nums`}
        />
        km
      </label>
      {routes.length > 0 && airports && (
        <select
          aria-label="Use the distance of a route"
          value={routes.find((route) => Math.round(route.km) === km)?.id ?? ''}
          onChange={({ target }) => {
            const route = routes.find((other) => other.id === target.value);
            if (route) change({ km: String(Math.round(route.km)) });
          }}
          className={SMALL}
        >
          <option value="">Your routes</option>
          {routes.map((route) => (
            <option key={route.id} value={route.id}>
              {airports.codeOf(route.a)}–{airports.codeOf(route.b)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
