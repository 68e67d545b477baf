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

/** A button that sends the verification link again, with the result. */
export function ResendVerification({ email, children }: ResendVerificationProps) {
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { run, isPending, isSuccess, error } = useAction({ mutationFn: () => requestVerification(email) });

  return (
    <>
      {error && (
        <Banner tone="bad" title="The email was not sent">
          {errorText(error)}
        </Banner>
      )}
      {isSuccess && (
        <Banner tone="good" title={sendsMail ? `Email sent to ${email}` : 'Link created'}>
          {sendsMail
            ? 'You can request one every two minutes. If none arrives, check your spam folder.'
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
