import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Page } from '#web/components/page.tsx';
import { ResendVerification } from '#web/components/resend-verification.tsx';
import { Tag } from '#web/components/tag.tsx';
import { linkTo } from '#web/lib/pages.ts';
import { type SessionUser, useSession } from '#web/lib/session.ts';
import { AccountSection } from './account-section.tsx';
import { AirlineSummary } from './airline-summary.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { Preferences } from './preferences.tsx';
import { UsernameForm } from './username-form.tsx';

/** Shows whether the email is confirmed. If not, offers to send the link again. */
function Verification({ user }: { user: SessionUser }) {
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

/** The account page: airline, credentials, preferences, data export and account deletion. */
export function Component() {
  const user = useSession();
  // The session has ended and the guard has not redirected yet.
  if (!user) return null;
  return (
    <Page
      title="Account"
      actions={
        <Link to={linkTo('signOut')} className={buttonClass('secondary')}>
          <Icon of={LogOut} />
          Sign out
        </Link>
      }
    >
      <AccountSection title="Airline" lead="Name, colours and hub.">
        <AirlineSummary />
      </AccountSection>
      <AccountSection title="Username" lead="Other players see this name instead of your email.">
        <UsernameForm user={user} />
      </AccountSection>
      <AccountSection title="Email" lead="You sign in with it. Other players never see it.">
        <Verification user={user} />
        <EmailForm user={user} />
      </AccountSection>
      <AccountSection title="Password">
        <PasswordForm user={user} />
      </AccountSection>
      <AccountSection
        title="Preferences"
        lead="The theme is saved in this browser, everything else in your account."
      >
        <Preferences />
      </AccountSection>
      <AccountSection
        title="Your data"
        lead="Everything this server stores about you and your airline, as a JSON file."
      >
        <OwnData user={user} />
      </AccountSection>
      <AccountSection title="Delete account" lead="Deletes your airline and all your data.">
        <DeleteAccount user={user} />
      </AccountSection>
    </Page>
  );
}
