import { undoTimeLeft } from '#game/actions/undo.ts';
import type { Route } from '#game/tables/route.ts';
import { UndoBox } from '#web/components/undo-box.tsx';
import { act } from '#web/lib/act.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { useRouteFee } from '#web/lib/game/route-fee.ts';
import { notify } from '#web/lib/notices.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';

/** Update interval of the remaining time, in game minutes. */
const STEP = 15;

interface UndoRouteProps {
  route: Route;
  /** Airport codes with the hub first: CPH–AGP. */
  pair: string;
  onGone: () => void;
}

/** Undoes the acquisition of a route while that is possible. */
export function UndoRoute(props: UndoRouteProps) {
  const now = useWorldMinute(STEP);
  if (now === undefined || undoTimeLeft(props.route.opened, now) === 0) return null;
  return <YoungRoute {...props} now={now} />;
}

function YoungRoute({ route, pair, onGone, now }: UndoRouteProps & { now: number }) {
  const flights = useRouteFlights(route.id, route.opened).data;
  const fee = useRouteFee(route.id);
  if (!flights || fee === undefined || flights.some(({ state }) => state !== 'cancelled')) return null;
  const undo = () => act('route.undo', { route: route.id });
  return (
    <UndoBox
      done={route.opened}
      now={now}
      use="its first flight"
      choices={[{ label: 'Undo route', refund: fee, undo }]}
      onUndone={() => {
        notify(`Purchase of ${pair} undone.`, 'good');
        onGone();
      }}
    />
  );
}
