import { useId } from 'react';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatDistance } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useUnits } from '#web/lib/settings.ts';
import type { Names } from '../parts/use-names.ts';

/** The pair that estimates are for. */
interface ChosenPair {
  /** The airline's routes. Undefined until loaded. */
  routes: readonly Route[] | undefined;
  /** The chosen one of them. Undefined for another pair. */
  route: Route | undefined;
  from: Airport | null;
  /** Null until chosen. */
  to: Airport | null;
}

/** A pair by its codes in the URL: "LIS-JFK", or "LIS-" before a destination is chosen. */
const CODES = /^([A-Z0-9]{3})?-([A-Z0-9]{3})?$/;
const codesOf = (from: Airport | null, to: Airport | null) => `${from?.iata ?? ''}-${to?.iata ?? ''}`;

/** Returns the pair in the URL (`?on=`, a route's id or two codes), or the airline's first route. */
export function useChosenPair(): ChosenPair {
  const { wanted } = useAddress();
  const routes = useRoutes().data;
  const airports = useAirportIndex().data;
  const hub = useOwnAirline().data?.hub ?? '';
  const on = wanted.get('on') ?? '';
  const codes = CODES.exec(on);
  const route = codes ? undefined : (routes?.find(({ id }) => id === on) ?? routes?.[0]);
  const byCode = (code = '') => airports?.byCode.get(code);
  const [from, to] = route
    ? [airports?.byId.get(route.a), airports?.byId.get(route.b)]
    : [byCode(codes?.[1]) ?? airports?.byId.get(hub), byCode(codes?.[2])];
  return { routes, route, from: from ?? null, to: to ?? null };
}

const NONE: never[] = [];
const OTHER = 'other';

/** Selects the pair that estimates are for: one of the airline's routes, or any two airports. */
export function PairSelect({ names }: { names: Names }) {
  const id = useId();
  const { change } = useAddress();
  const { routes, route, from, to } = useChosenPair();
  const airports = useAirportIndex().data?.all ?? NONE;
  const units = useUnits();
  if (!routes) return null;
  const choose = (one: Airport | null, other: Airport | null) => change({ on: codesOf(one, other) });
  return (
    <div className="flex flex-col gap-3">
      {routes.length > 0 && (
        <Field id={id} label="Route">
          <select
            id={id}
            value={route?.id ?? OTHER}
            onChange={({ target }) =>
              target.value === OTHER ? choose(null, null) : change({ on: target.value })
            }
            className={`${inputClass} pr-8`}
          >
            {routes.map(({ id, a, b, km }) => (
              <option key={id} value={id}>
                {names.codeOf(a)}–{names.codeOf(b)}, {formatDistance(km, units)}
              </option>
            ))}
            <option value={OTHER}>Another pair of airports</option>
          </select>
        </Field>
      )}
      {!route && (
        <>
          <AirportPicker label="From" airports={airports} value={from} onPick={(one) => choose(one, to)} />
          <AirportPicker
            label="To"
            airports={airports}
            value={to}
            onPick={(one) => choose(from, one)}
            error={from && from === to ? 'Choose two different airports.' : undefined}
          />
        </>
      )}
    </div>
  );
}
