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
  // A part of a field, as in "plans.0.legs.3", is said where that part is shown.
  const fields = Object.entries(fieldErrors(error)).filter(([name]) => !name.includes('.'));
  const messages = fields.map(([, message]) => message);
  return (
    <Banner tone="bad" title={title}>
      {messages.length > 0 ? messages.join(' ') : errorText(error)}
    </Banner>
  );
}
