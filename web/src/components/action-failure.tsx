import { fieldErrors } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';

interface ActionFailureProps {
  /** What did not happen: "The aircraft was not leased". */
  title: string;
  /** Null where there is none. */
  error: unknown;
}

/** Says why the server refused what a player wanted to do, field by field with their figures. */
export function ActionFailure({ title, error }: ActionFailureProps) {
  if (!error) return null;
  const messages = Object.values(fieldErrors(error));
  return (
    <Banner tone="bad" title={title}>
      {messages.length > 0 ? messages.join(' ') : errorText(error)}
    </Banner>
  );
}
