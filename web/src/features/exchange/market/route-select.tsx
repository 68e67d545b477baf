import { useId } from 'react';
import type { Route } from '#game/tables/route.ts';
import { Field, inputClass } from '#web/components/field.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatDistance } from '#web/lib/format.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useUnits } from '#web/lib/settings.ts';
import type { Names } from '../parts/use-names.ts';

/** Returns the route in the URL (`?on=<id>`), or the airline's first one. */
export function useChosenRoute(): { route: Route | undefined; routes: readonly Route[] | undefined } {
  const { wanted } = useAddress();
  const routes = useRoutes().data;
  const id = wanted.get('on');
  return { routes, route: routes?.find((route) => route.id === id) ?? routes?.[0] };
}

/** Selects the route that estimates are for. */
export function RouteSelect({ names }: { names: Names }) {
  const id = useId();
  const { change } = useAddress();
  const { route, routes } = useChosenRoute();
  const units = useUnits();
  if (!route) return null;
  return (
    <Field id={id} label="Route">
      <select
        id={id}
        value={route.id}
        onChange={({ target }) => change({ on: target.value })}
        className={`${inputClass} pr-8`}
      >
        {routes?.map(({ id, a, b, km }) => (
          <option key={id} value={id}>
            {names.codeOf(a)}–{names.codeOf(b)}, {formatDistance(km, units)}
          </option>
        ))}
      </select>
    </Field>
  );
}
