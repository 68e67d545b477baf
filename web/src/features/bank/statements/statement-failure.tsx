import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { fieldErrors, isRejection } from '#web/lib/api-error.ts';
import type { StatementChoice } from './use-statement-choice.ts';

interface StatementFailureProps {
  choice: StatementChoice;
  error: unknown;
  onRetry: () => void;
}

/** Shows why there is no statement. From a route or aircraft that the server does not know, a button leads back. */
export function StatementFailure({ choice, error, onRetry }: StatementFailureProps) {
  const { route, aircraft, change } = choice;
  const [message] = Object.values(fieldErrors(error));
  const isUnknown = isRejection(error) && (route !== undefined || aircraft !== undefined);
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorState
        title="The statement could not be loaded"
        error={message ?? error}
        {...(isUnknown ? {} : { onRetry })}
      />
      {isUnknown && (
        <Button onClick={() => change({ route: null, aircraft: null, until: null, entries: null })}>
          Show the whole airline
        </Button>
      )}
    </div>
  );
}
