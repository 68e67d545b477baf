import { Check } from 'lucide-react';
import { Icon } from '#web/components/icon.tsx';

/** A step or goal in the list. */
export interface ListedStep {
  title: string;
  hint: string;
  done: boolean;
}

/** The list of all steps or goals. Marks the finished ones and the next one. */
export function StepList({ steps, next }: { steps: readonly ListedStep[]; next: ListedStep | undefined }) {
  return (
    <ol className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 md:grid-cols-2">
      {steps.map((step, index) => (
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
            {step.done ? <Icon of={Check} /> : index + 1}
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
