import { TRADING_WEEKS, tradesFrom } from '#game/exchange/partners.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import type { Names } from '../parts/use-names.ts';

const MINUTE_MS = 60_000;

/** Tells a young airline that other players cannot buy from it yet. */
export function YoungNote({ names }: { names: Names }) {
  const founded = useOwnAirline().data?.founded;
  const start = useWorld().data?.start;
  const now = useWorldMinute();
  if (!founded || !start || now === undefined) return null;
  const age = Date.parse(founded.replace(' ', 'T')) - Date.parse(`${start}T00:00:00Z`);
  const from = tradesFrom(Math.round(age / MINUTE_MS));
  if (now >= from) return null;
  return (
    <p className="text-13 text-muted">
      Other players can buy from you when your airline is {TRADING_WEEKS} weeks old, on {names.on(from)}.
      Until then, only airlines run by the server can.
    </p>
  );
}
