import { TRADING_WEEKS, tradesFrom } from '#game/exchange/partners.ts';
import { useFoundedMinute } from '#web/lib/founded-minute.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import type { Names } from '../parts/use-names.ts';

/** Tells a young airline that other players cannot buy from it yet. */
export function YoungNote({ names }: { names: Names }) {
  const founded = useFoundedMinute();
  const now = useWorldMinute();
  if (founded === undefined || now === undefined) return null;
  const from = tradesFrom(founded);
  if (now >= from) return null;
  return (
    <p className="text-13 text-muted">
      Other players can buy from you when your airline is {TRADING_WEEKS} weeks old, on {names.on(from)}.
      Until then, only airlines run by the server can.
    </p>
  );
}
