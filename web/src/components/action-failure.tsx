import { fieldErrors, isUnanswered } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';

interface ActionFailureProps {
  /** The failure, for example "The aircraft was not leased". Not shown if the response was lost. */
  title: string;
  /** Null if there is no error. */
  error: unknown;
}

/** Shows why the server rejected an action, with the messages of all fields, or that its response was lost. */
export function ActionFailure({ title, error }: ActionFailureProps) {
  if (!error) return null;
  if (isUnanswered(error))
    return (
      <Banner tone="bad" title="It is not known whether this was done">
        The server did not respond. Reload the page to see whether it was done before you try again.
      </Banner>
    );
  // Messages of nested fields such as "plans.0.legs.3" are shown beside those fields.
  const fields = Object.entries(fieldErrors(error)).filter(([name]) => !name.includes('.'));
  const messages = fields.map(([, message]) => message);
  return (
    <Banner tone="bad" title={title}>
      {messages.length > 0 ? messages.join(' ') : errorText(error)}
    </Banner>
  );
}
