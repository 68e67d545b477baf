import { FastForward } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import { hoursToSkip } from '#game/network/timetable/skip.ts';
import { isStopped } from '#game/world/world-clock.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { errorText } from '#web/lib/error-text.ts';
import { skipAhead, useSkip } from '#web/lib/game/skip.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { realTime } from '#web/lib/real-time.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { type SkipProgress, skipProgress } from './skip-words.ts';

/** "Thu 1 Jan" */
const dateOf = (start: string, minute: number): string => dateText(start, minute).replace(/ \d+$/, '');

/** Progress bar of a skip. */
function ProgressBar({ done, total }: SkipProgress) {
  return (
    <div className="flex shrink-0 items-center gap-2 text-12 text-muted tabular-nums">
      <span className="max-md:sr-only">
        {done} of {total} h
      </span>
      <div
        role="progressbar"
        aria-label="Skipping to departure"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 w-28 overflow-hidden rounded-full bg-line max-md:w-20"
      >
        <div className="h-full bg-accent" style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
      </div>
    </div>
  );
}

/**
 * Shows when the first flight departs and how long that takes in real time. If the player is alone, a button
 * skips to the departure. `boarding` is the world minute of a departure within this hour, or null.
 */
export function DepartureWait({ boarding }: { boarding: number | null }) {
  const navigate = useNavigate();
  const world = useWorld().data;
  const now = useWorldMinute();
  const { data: skip } = useSkip();
  const [way, setWay] = useState<[from: number, to: number] | null>(null);
  const { run, isPending } = useAction({
    mutationFn: skipAhead,
    onSuccess: () => navigate(linkTo('world')),
    onError: (error) => notify(errorText(error), 'bad'),
    onSettled: () => setWay(null),
  });
  const departs = boarding ?? skip?.departs ?? null;
  if (!world || now === undefined || departs === null)
    return <span className="flex-1 text-13 text-muted">Departs as scheduled.</span>;
  const hours = boarding === null ? hoursToSkip(world.hour, departs) : 0;
  const canSkip = skip?.alone === true && hours > 0 && !world.paused;
  return (
    <>
      <span className="line-clamp-2 min-w-0 flex-1 text-13 text-muted tabular-nums">
        Departs <span className="max-md:hidden">{dateOf(world.start, departs)} </span>
        {timeText(departs)}
        {!isStopped(world) && (
          // A phone has no room for both this and the button.
          <span className={canSkip ? 'max-md:hidden' : ''}>
            , in {realTime(Math.max(0, departs - now), world.speed)}
          </span>
        )}
      </span>
      {way && isPending ? (
        <ProgressBar {...skipProgress(way[0], way[1], world.hour)} />
      ) : (
        canSkip && (
          <Button
            tone="primary"
            className="shrink-0 max-md:px-2.5 md:h-8"
            onClick={() => {
              setWay([world.hour, world.hour + hours]);
              run();
            }}
          >
            <Icon of={FastForward} />
            Skip to departure
          </Button>
        )
      )}
    </>
  );
}
