import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { confirmEmailChange } from '#web/lib/auth.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { endSession } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { MailedLinkFailure } from './mailed-link-failure.tsx';
import { emailChangeSchema } from './schemas.ts';

/** Confirms an email change with the token from the link and the account's password. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { errors, others, failure, pending, formProps } = useForm({
    schema: emailChangeSchema,
    send: async ({ password }) => {
      await confirmEmailChange(token, password);
      // The change ends all sessions of the account, including this one.
      endSession();
      notify('Email changed. Sign in with the new address.', 'good');
      await navigate(linkTo('signIn'), { replace: true });
    },
  });

  if (token === '' || others.token) {
    return (
      <MailedLinkFailure>
        The link is incomplete, has expired or was already used. Request a new one on your account page.
      </MailedLinkFailure>
    );
  }
  return (
    <AuthCard title="Confirm your new email" lead="Enter your password to confirm the new address.">
      <form {...formProps} className="flex flex-col gap-4">
        <FormFailure error={failure} fields={errors} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          disabled={pending}
          error={errors.password}
        />
        <Button type="submit" tone="primary" pending={pending}>
          Confirm email
        </Button>
      </form>
    </AuthCard>
  );
}
