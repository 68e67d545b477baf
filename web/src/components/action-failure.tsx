import { fieldErrors } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';

interface ActionFailureProps {
  /** The failure, for example "The aircraft was not leased". */
  title: string;
  /** Null if there is no error. */
  error: unknown;
}

/** Shows why the server rejected an action, with the messages of all fields. */
export function ActionFailure({ title, error }: ActionFailureProps) {
  if (!error) return null;
  // Messages of nested fields such as "plans.0.legs.3" are shown beside those fields.
  const fields = Object.entries(fieldErrors(error)).filter(([name]) => !name.includes('.'));
  const messages = fields.map(([, message]) => message);
  return (
    <Banner tone="bad" title={title}>
      {messages.length > 0 ? messages.join(' ') : errorText(error)}
    </Banner>
  );
}
