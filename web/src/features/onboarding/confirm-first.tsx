import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { NO_MAIL } from '../../components/no-mail.ts';
import { ResendVerification } from '../../components/resend-verification.tsx';
import { errorText } from '../../lib/error-text.ts';
import { publicConfigQuery } from '../../lib/public-config.ts';
import { refreshSession, useSession } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

/** Whether this server asks for a confirmed address, and the user's is not confirmed. */
export function useMustConfirm(): boolean {
  const isAskedFor = useQuery(publicConfigQuery).data?.verified_only === true;
  const verified = useSession()?.verified;
  return isAskedFor && verified === false;
}

/** Says that the address must be confirmed before an airline can be founded, and has the link sent again. */
export function ConfirmFirst() {
  const email = useSession()?.email ?? '';
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { run, isPending, isSuccess, error } = useAction({ mutationFn: refreshSession });
  return (
    <section aria-label="Confirm your email" className="flex flex-col items-stretch gap-3">
      <Banner tone="warn" title="Confirm your email first">
        <p className="break-words">
          On this server you can found an airline once your address is confirmed.{' '}
          {sendsMail ? `Open the link in the email that was sent to ${email}.` : NO_MAIL}
        </p>
      </Banner>
      {isSuccess && <Banner title="Your address is not confirmed yet" />}
      {error && (
        <Banner tone="bad" title="The server could not be asked">
          {errorText(error)}
        </Banner>
      )}
      <ResendVerification email={email}>
        <Button tone="quiet" pending={isPending} onClick={() => run()}>
          Check again
        </Button>
      </ResendVerification>
    </section>
  );
}
