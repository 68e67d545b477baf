import { dateText } from '#game/network/timetable/clock.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { formatCount } from '#web/lib/format.ts';
import { useMoves } from '#web/lib/game/away.ts';
import { effectWords, moveWords } from '#web/lib/move-words.ts';
import { useWorld } from '#web/lib/world.ts';

/** Lists other airlines that came to a route, left it, or changed fares, and what that did to its passengers. */
export function RivalMoves({ route }: { route: string }) {
  const { data, error, refetch } = useMoves();
  const { data: world } = useWorld();
  if (error && !data)
    return <ErrorState title="Changes could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data || !world) return null;
  const moves = data.moves.filter((move) => move.route === route);
  const weeks = formatCount(data.days / DAYS_A_WEEK, 'week');
  return (
    <section aria-label="Changes" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Changes in the last {weeks}</h3>
      {moves.length === 0 && (
        <p className="text-muted">No other airline has entered, left or changed its economy fare.</p>
      )}
      <ul className="flex flex-col gap-2 tabular-nums">
        {moves.map((move) => (
          <li key={move.kind + move.code + move.name}>
            {move.code ? (
              <AirlineLink name={move.name} code={move.code} className="" />
            ) : (
              'An airline that has closed'
            )}
            {moveWords(move)}
            {move.kind === 'entered' && (
              <span className="text-muted">, since {dateText(world.start, move.minute)}</span>
            )}
            {effectWords(move) && <p className="text-13 text-muted">{effectWords(move)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
