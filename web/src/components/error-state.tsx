import { errorText } from '../lib/error-text.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** The failure, for example 'The airports could not be loaded'. */
  title: string;
  error: unknown;
  onRetry?: () => void;
}

/** Shown where content could not be loaded, with the reason and a retry button. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <div className="flex flex-col gap-1">
        <p className="font-bold">{title}</p>
        <p className="max-w-[56ch] text-muted">{errorText(error)}</p>
      </div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
