import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { errorText } from '#web/lib/error-text.ts';
import { notify } from '#web/lib/notices.ts';
import { saveSettings, useSettings } from '#web/lib/settings.ts';
import { useAction } from '#web/lib/use-action.ts';
import { DepartureWait } from './departure-wait.tsx';
import { Goals } from './goals.tsx';
import { guideSteps, isAt } from './guide-steps.ts';
import { ListToggle } from './list-toggle.tsx';
import { StepList } from './step-list.tsx';
import { useProgress } from './use-progress.ts';

/** The next step of a new airline, or its next goal, above every page until the player hides it. */
export default function Guide() {
  const isDone = useSettings().guide_done === true;
  const save = useAction({
    mutationFn: saveSettings,
    onError: (error) => notify(errorText(error), 'bad'),
  });
  const hide = () => save.run({ guide_dismissed: true });
  return isDone ? (
    <Goals onHide={hide} />
  ) : (
    <FirstSteps onHide={hide} onDone={() => save.run({ guide_done: true })} />
  );
}

function FirstSteps({ onHide, onDone }: { onHide: () => void; onDone: () => void }) {
  const progress = useProgress();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  // Reserves the final height so that the page below does not move.
  if (progress === 'loading') return <div className="h-12 max-md:h-14" />;
  if (progress === 'failed') return null;
  const steps = guideSteps(progress);
  const next = steps.find(({ done }) => !done);
  const count = steps.filter(({ done }) => done).length;
  return (
    <>
      <div className="flex h-12 items-center gap-3 pr-2 pl-4 max-md:h-14 max-md:gap-2 max-md:pr-1">
        <ListToggle
          label="First steps"
          done={count}
          total={steps.length}
          open={open}
          onToggle={() => setOpen(!open)}
        />
        <p className={`line-clamp-2 text-13 ${next?.isWait ? 'shrink-0 max-md:sr-only' : 'min-w-0 flex-1'}`}>
          <span className="font-medium">{next ? next.title : 'All first steps done'}</span>
          {!next?.isWait && <span className="ml-2 text-muted max-lg:hidden">{next?.hint}</span>}
        </p>
        {next?.isWait && <DepartureWait boarding={progress.boarding} />}
        {next ? (
          !isAt(next.to, pathname, search) && (
            <Link
              to={next.to}
              className={buttonClass(
                next.isWait ? 'secondary' : 'primary',
                `md:h-8 max-md:px-2.5 shrink-0 ${next.isWait ? 'max-md:hidden' : ''}`,
              )}
            >
              {next.action}
            </Link>
          )
        ) : (
          <Button tone="primary" className="shrink-0 max-md:px-2.5 md:h-8" onClick={onDone}>
            Show goals
          </Button>
        )}
        <IconButton icon={X} label="Hide guide" onClick={onHide} className="shrink-0" />
      </div>
      {open && <StepList steps={steps} next={next} />}
    </>
  );
}
