import { Banner } from '#web/components/banner.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';

/** Checks whether the server rejected the input. A rate limit or a server error does not count. */
const isRejection = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The banner of a failed sign-in or sign-up. */
export function AuthFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Banner tone="bad" title="Error">
      {isRejection(error) ? 'Incorrect email or password.' : errorText(error)}
    </Banner>
  );
}
