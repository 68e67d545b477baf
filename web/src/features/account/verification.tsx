import { ResendVerification } from '../../components/resend-verification.tsx';
import { Tag } from '../../components/tag.tsx';
import type { SessionUser } from '../../lib/session.ts';

/** Whether the address is confirmed; if not, has the link sent again. */
export function Verification({ user }: { user: SessionUser }) {
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
          <ResendVerification email={user.email} />
        </>
      )}
    </div>
  );
}
