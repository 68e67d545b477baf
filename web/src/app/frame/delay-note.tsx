import { useConnectionLost } from '#web/lib/connection.ts';
import { useDelayed } from '#web/lib/stream/watchdog.ts';

/** Says that events do not arrive, for example because a proxy holds them back. */
export function DelayNote() {
  const isDelayed = useDelayed();
  if (useConnectionLost() || !isDelayed) return null;
  return (
    <p role="status" className="border-b border-line bg-raised px-4 py-1.5 text-12 text-muted">
      Live updates are not arriving. The page asks for changes every few seconds.
    </p>
  );
}
