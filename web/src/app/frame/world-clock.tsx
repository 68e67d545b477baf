import { dateText, timeText } from '#game/network/timetable/clock.ts';
import { Tag } from '#web/components/tag.tsx';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';

/** Date and time of the world in UTC. Shows whether the world is paused or rests. */
export function WorldClock() {
  const { data: world } = useWorld();
  const minute = useWorldMinute();
  if (!world || minute === undefined) return null;
  return (
    <div className="flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span className="sr-only">Game time</span>
      <span className="text-12 text-muted max-[359px]:sr-only max-md:group-has-data-insolvent/now:sr-only">
        {dateText(world.start, minute)}
      </span>
      <span className="text-14 font-medium" title="UTC">
        {timeText(minute)}
      </span>
      {world.paused && <Tag tone="warn">Paused</Tag>}
      {world.resting && !world.paused && (
        <span role="status" title="The clock stops while nobody plays. It continues when you move or type.">
          <Tag>Resting</Tag>
        </span>
      )}
    </div>
  );
}
