import { useQuery } from '@tanstack/react-query';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { NO_MAIL } from '#web/components/no-mail.ts';
import { ResendVerification } from '#web/components/resend-verification.tsx';
import { errorText } from '#web/lib/error-text.ts';
import { publicConfigQuery } from '#web/lib/public-config.ts';
import { refreshSession, useSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';

/** Checks whether this server requires a confirmed email and the user's is not confirmed. */
export function useMustConfirm(): boolean {
  const isAskedFor = useQuery(publicConfigQuery).data?.verified_only === true;
  const verified = useSession()?.verified;
  return isAskedFor && verified === false;
}

/**
 * Explains that the email must be confirmed before an airline can be founded. Offers to send the link again.
 */
export function ConfirmFirst() {
  const email = useSession()?.email ?? '';
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { run, isPending, isSuccess, error } = useAction({ mutationFn: refreshSession });
  return (
    <section aria-label="Confirm your email" className="flex flex-col items-stretch gap-3">
      <Banner tone="warn" title="Confirm your email first">
        <p className="break-words">
          On this server, you need a confirmed email to found an airline.{' '}
          {sendsMail ? `Open the link in the email sent to ${email}.` : NO_MAIL}
        </p>
      </Banner>
      {isSuccess && <Banner title="Your email is not confirmed yet" />}
      {error && (
        <Banner tone="bad" title="The status could not be checked">
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
