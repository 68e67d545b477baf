import { useFreshStart } from '#web/lib/game/insolvency.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { FoundingForm } from './founding-form.tsx';
import { FreshStartWait } from './fresh-start-wait.tsx';

/** Founds an airline, or says when the player may. */
export function Component() {
  const { data: last, isPending } = useFreshStart();
  const minute = useWorldMinute();
  // Without an answer, the server still rejects what is too early.
  if (isPending) return null;
  if (last && last.until > 0 && minute === undefined) return null;
  if (last && minute !== undefined && last.until > minute)
    return <FreshStartWait last={last} minute={minute} />;
  return <FoundingForm last={last?.name ? last : undefined} />;
}
