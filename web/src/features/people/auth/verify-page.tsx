import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/button.tsx';
import { StatusPage } from '#web/components/status-page.tsx';
import { errorText } from '#web/lib/error-text.ts';
import { useSession } from '#web/lib/session.ts';
import { type Verification, verifyOnce } from './verify-once.ts';

const searchSchema = z.object({ token: z.string().check(z.minLength(1)) });

/** Confirms the account with the token from the URL when the page opens. */
export function Component() {
  const [search] = useSearchParams();
  const given = searchSchema.safeParse(Object.fromEntries(search));
  const token = given.success ? given.data.token : null;
  const [outcome, setOutcome] = useState<'pending' | Verification>(token === null ? 'rejected' : 'pending');
  const session = useSession();

  useEffect(() => {
    if (token === null || outcome !== 'pending') return;
    let shown = true;
    verifyOnce(token).then((result) => {
      if (shown) setOutcome(result);
    });
    return () => {
      shown = false;
    };
  }, [token, outcome]);

  if (outcome === 'pending') {
    return (
      <p role="status" className="m-auto p-6 text-muted">
        Checking your link …
      </p>
    );
  }
  if (outcome === 'rejected') {
    return (
      <StatusPage label="Invalid key" title="Verification Error">
        <p className="max-w-[56ch] text-muted">
          The link is incomplete, has expired or was replaced by a newer one. Request a new one on your
          account page.
        </p>
      </StatusPage>
    );
  }
  if (outcome !== 'verified') {
    return (
      <StatusPage
        label="Not confirmed yet"
        title="Verification Error"
        actions={<Button onClick={() => setOutcome('pending')}>Try again</Button>}
      >
        <p role="alert" className="max-w-[56ch] text-muted">
          {errorText(outcome.error)}
        </p>
      </StatusPage>
    );
  }
  return (
    <StatusPage label="Thank you" title="Account Verified">
      <p className="max-w-[56ch] text-muted">
        {session ? `${session.email} is confirmed.` : 'Your email is confirmed. You can sign in now.'}
      </p>
    </StatusPage>
  );
}
