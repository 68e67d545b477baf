import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { confirmPasswordReset } from '#web/lib/auth.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { endSession } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { MailedLinkFailure } from './mailed-link-failure.tsx';
import { passwordResetSchema } from './schemas.ts';

/** Sets a new password for the account that the token belongs to. */
export function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { errors, others, failure, pending, formProps } = useForm({
    schema: passwordResetSchema,
    send: async ({ password, passwordConfirm }) => {
      await confirmPasswordReset(token, password, passwordConfirm);
      // The change ends all sessions of the account, including this one.
      endSession();
      notify('Password changed. Sign in with the new one.', 'good');
      await navigate(linkTo('signIn'), { replace: true });
    },
  });

  if (others.token) {
    return (
      <MailedLinkFailure
        actions={
          <Link to={linkTo('resetPassword')} className={buttonClass()}>
            Request a new link
          </Link>
        }
      >
        The link is incomplete, has expired or was already used.
      </MailedLinkFailure>
    );
  }
  return (
    <AuthCard title="Choose a new password">
      <form {...formProps} className="flex flex-col gap-4">
        <FormFailure error={failure} fields={errors} />
        <NewPasswordFields label="New password" again="Confirm password" errors={errors} disabled={pending} />
        <Button type="submit" tone="primary" pending={pending}>
          Set password
        </Button>
      </form>
    </AuthCard>
  );
}
