import { Banner } from '#web/components/banner.tsx';
import { isRejection } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';

/** The banner of a failed sign-in or sign-up. */
export function AuthFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Banner tone="bad" title="Error">
      {isRejection(error) ? 'Incorrect email or password.' : errorText(error)}
    </Banner>
  );
}
