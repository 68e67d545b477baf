import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Tag } from '../../components/tag.tsx';
import { requestVerification } from '../../lib/auth.ts';
import { errorText } from '../../lib/error-text.ts';
import { publicConfigQuery } from '../../lib/public-config.ts';
import type { SessionUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { NO_MAIL } from './no-mail.ts';

/** Whether the address is confirmed; if not, has the link sent again. */
export function Verification({ user }: { user: SessionUser }) {
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { run, isPending, isSuccess, error } = useAction({
    mutationFn: () => requestVerification(user.email),
  });

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-all">{user.email}</span>
        {user.verified ? <Tag tone="good">Verified</Tag> : <Tag tone="warn">Not verified</Tag>}
      </p>
      {!user.verified && (
        <>
          <p className="text-13 text-muted">
            Open the link in the mail you got when you signed up. It proves that the address is yours, so that
            you can get back in if you forget your password.
          </p>
          {error && (
            <Banner tone="bad" title="The mail was not sent">
              {errorText(error)}
            </Banner>
          )}
          {isSuccess && (
            <Banner
              tone="good"
              title={sendsMail ? `A mail is on its way to ${user.email}` : 'The link is made'}
            >
              {sendsMail
                ? 'There is at most one in two minutes. If none arrives, look into the spam folder.'
                : NO_MAIL}
            </Banner>
          )}
          <Button pending={isPending} onClick={() => run()}>
            Send again
          </Button>
        </>
      )}
    </div>
  );
}
