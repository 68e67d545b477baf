import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { GoalStep } from './goal-steps.ts';
import { isAt } from './guide-steps.ts';
import { ListToggle } from './list-toggle.tsx';
import { StepList } from './step-list.tsx';
import { useGoals } from './use-goals.ts';

function GoalBar({ goal }: { goal: GoalStep }) {
  const { value, target } = goal.progress;
  return (
    <span className="flex shrink-0 items-center gap-2 text-12 text-muted tabular-nums max-md:sr-only">
      {goal.progressText}
      <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full bg-accent"
          style={{ width: `${Math.min(100, (100 * value) / target)}%` }}
        />
      </span>
    </span>
  );
}

/** The next goal after the first steps are done, with its progress, until the player hides it. */
export function Goals({ onHide }: { onHide: () => void }) {
  const goals = useGoals();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  if (goals === 'loading') return <div className="h-12 max-md:h-14" />;
  if (goals === 'failed') return null;
  const next = goals.find(({ done }) => !done);
  const done = goals.filter((goal) => goal.done).length;
  return (
    <>
      <div className="flex h-12 items-center gap-3 pr-2 pl-4 max-md:h-14 max-md:gap-2 max-md:pr-1">
        <ListToggle
          label="Goals"
          done={done}
          total={goals.length}
          open={open}
          onToggle={() => setOpen(!open)}
        />
        <p className="line-clamp-2 min-w-0 flex-1 text-13">
          <span className="font-medium">{next ? `Next goal: ${next.title}` : 'All goals reached'}</span>
        </p>
        {next && <GoalBar goal={next} />}
        {next && !isAt(next.to, pathname, search) && (
          <Link to={next.to} className={buttonClass('secondary', 'shrink-0 max-md:px-2.5 md:h-8')}>
            {next.action}
          </Link>
        )}
        <IconButton icon={X} label="Hide goals" onClick={onHide} className="shrink-0" />
      </div>
      {open && <StepList steps={goals} next={next} />}
    </>
  );
}
