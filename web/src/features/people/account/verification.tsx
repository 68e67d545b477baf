import { ResendVerification } from '#web/components/resend-verification.tsx';
import { Tag } from '#web/components/tag.tsx';
import type { SessionUser } from '#web/lib/session.ts';

/** Shows whether the email is confirmed. If not, offers to send the link again. */
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
            Open the link in the email you received when you signed up. A verified address lets you reset your
            password if you forget it.
          </p>
          <ResendVerification email={user.email} />
        </>
      )}
    </div>
  );
}
