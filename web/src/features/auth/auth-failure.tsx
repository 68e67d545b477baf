import { Banner } from '../../components/banner.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';

/** The server said no to what was entered; it was reached, and it was neither overloaded nor broken. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The banner of a failed sign-in or sign-up. */
export function AuthFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Banner tone="bad" title="Error">
      {isRefusal(error) ? 'Incorrect email or password.' : errorText(error)}
    </Banner>
  );
}
