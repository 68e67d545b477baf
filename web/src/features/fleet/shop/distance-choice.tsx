import { useState } from 'react';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { isWithin } from '#web/components/number-field/use-number-text.ts';
import { useAddress } from '#web/components/use-address.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { SMALL } from './small-field.ts';

/** Accepted distances. */
const KM = { min: 50, max: 20_000, step: 50, unit: 'km' };

/** The distance (km) for the cost comparison, typed or taken from one of the airline's routes. */
export function DistanceChoice({ km }: { km: number }) {
  const { change } = useAddress();
  const { data: routes = [] } = useRoutes();
  const { data: airports } = useAirportIndex();
  // The URL changes later than the text, which would undo recent keystrokes, and only to an accepted distance.
  const [typed, setTyped] = useState<number>();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NumberField
        label={<span className="font-normal text-muted">Costs over</span>}
        {...KM}
        value={typed ?? km}
        onChange={(next) => {
          setTyped(next);
          if (isWithin(next, KM)) change({ km: String(next) });
        }}
        onBlur={() => typed !== undefined && isWithin(typed, KM) && setTyped(undefined)}
        groupClass="flex items-center gap-2"
        className={`${SMALL} w-28 aria-invalid:border-bad`}
      />
      {routes.length > 0 && airports && (
        <select
          aria-label="Use the distance of a route"
          value={routes.find((route) => Math.round(route.km) === km)?.id ?? ''}
          onChange={({ target }) => {
            const route = routes.find((other) => other.id === target.value);
            setTyped(undefined);
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
