import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { errorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/notices.ts';
import { saveSettings } from '../../lib/settings.ts';
import { useAction } from '../../lib/use-action.ts';
import { type GuideStep, guideSteps, isAt } from './guide-steps.ts';
import { useProgress } from './use-progress.ts';

function Steps({ steps, next }: { steps: readonly GuideStep[]; next: GuideStep | undefined }) {
  return (
    <ol className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 md:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step.title} className="flex items-start gap-2.5 py-1 text-13">
          <span
            className={`flex size-5 shrink-0 items-center justify-center rounded-full border text-12 tabular-nums ${
              step.done
                ? 'border-good text-good'
                : step === next
                  ? 'border-accent text-accent'
                  : 'border-line-strong text-muted'
            }`}
          >
            {step.done ? <Icon of={Check} /> : at + 1}
          </span>
          <span>
            <span className="font-medium">{step.title}</span>
            {step.done && <span className="sr-only">, done</span>}
            <span className="block text-muted">{step.hint}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The next sensible step of a new airline, above every page until it is put away. */
export default function Guide() {
  const progress = useProgress();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const dismiss = useAction({
    mutationFn: () => saveSettings({ guide_dismissed: true }),
    onError: (error) => notify(errorText(error), 'bad'),
  });
  // As high as it will be, so that nothing below moves; gone where nothing can be known.
  if (progress === 'loading') return <div className="h-12 max-md:h-14" />;
  if (progress === 'failed') return null;
  const steps = guideSteps(progress);
  const next = steps.find(({ done }) => !done);
  const count = steps.filter(({ done }) => done).length;
  return (
    <>
      <div
        className={`flex h-12 items-center gap-3 pl-4 max-md:h-14 max-md:gap-2 ${next ? 'pr-2 max-md:pr-1' : 'pr-4'}`}
      >
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-9 shrink-0 items-center gap-1.5 rounded-control text-12 text-muted tabular-nums hover:text-ink max-md:h-11"
        >
          <span className="max-md:sr-only">First steps</span>
          {count} of {steps.length}
          <Icon of={open ? ChevronUp : ChevronDown} />
        </button>
        <p className="line-clamp-2 min-w-0 flex-1 text-13">
          <span className="font-medium">{next ? next.title : 'You know the way round now'}</span>
          <span className="ml-2 text-muted max-lg:hidden">{next?.hint}</span>
        </p>
        {next ? (
          !isAt(next.to, pathname, search) && (
            <Link to={next.to} className={buttonClass('primary', 'md:h-8 max-md:px-2.5 shrink-0')}>
              {next.action}
            </Link>
          )
        ) : (
          <button
            type="button"
            className={buttonClass('primary', 'md:h-8 max-md:px-2.5 shrink-0')}
            onClick={() => dismiss.run()}
          >
            Put the guide away
          </button>
        )}
        {next && (
          <IconButton
            icon={X}
            label="Put the guide away"
            onClick={() => dismiss.run()}
            className="shrink-0"
          />
        )}
      </div>
      {open && <Steps steps={steps} next={next} />}
    </>
  );
}
