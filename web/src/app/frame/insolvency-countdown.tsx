import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { administrationAt } from '#game/bank/overdraft.ts';
import { HOUR } from '#game/world/time.ts';
import { Icon } from '#web/components/icon.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { linkTo } from '#web/lib/pages.ts';
import { realTime } from '#web/lib/real-time.ts';
import { timeLeft } from '#web/lib/time-left.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';

/** The hours after days, for which a phone has no space. */
const HOURS = / \d+ h$/;

/** Time until an administrator takes over. Opens the ways out. @param since world minute */
export default function InsolvencyCountdown({ since }: { since: number }) {
  const { data: world } = useWorld();
  const minute = useWorldMinute(HOUR);
  if (!world || minute === undefined) return null;
  const left = Math.max(0, administrationAt(since) - minute);
  const time = timeLeft(left);
  return (
    <Tooltip text={`An administrator takes over in ${realTime(left, world.speed)} of play`}>
      <Link
        to={linkTo('bank')}
        data-insolvent
        aria-label={`Insolvent: ${time} left`}
        className="inline-flex items-center gap-1 rounded-tag border border-bad bg-bad-soft px-1.5 text-12 font-medium whitespace-nowrap text-bad tabular-nums max-md:min-h-6"
      >
        <Icon of={TriangleAlert} />
        <span className="max-md:hidden">Insolvent: {time}</span>
        <span className="md:hidden">{time.replace(HOURS, '')}</span>
      </Link>
    </Tooltip>
  );
}
