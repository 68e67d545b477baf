import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requestVerification } from '../lib/auth.ts';
import { errorText } from '../lib/error-text.ts';
import { publicConfigQuery } from '../lib/public-config.ts';
import { useAction } from '../lib/use-action.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { NO_MAIL } from './no-mail.ts';

interface ResendVerificationProps {
  email: string;
  /** More buttons beside this one. */
  children?: ReactNode;
}

/** A button that has the link to confirm an address sent again, and what came of it. */
export function ResendVerification({ email, children }: ResendVerificationProps) {
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { run, isPending, isSuccess, error } = useAction({ mutationFn: () => requestVerification(email) });

  return (
    <>
      {error && (
        <Banner tone="bad" title="The mail was not sent">
          {errorText(error)}
        </Banner>
      )}
      {isSuccess && (
        <Banner tone="good" title={sendsMail ? `A mail is on its way to ${email}` : 'The link is made'}>
          {sendsMail
            ? 'There is at most one in two minutes. If none arrives, look into the spam folder.'
            : NO_MAIL}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={isPending} onClick={() => run()}>
          Send again
        </Button>
        {children}
      </div>
    </>
  );
}
