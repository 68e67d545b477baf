import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { confirmEmailChange } from '../../lib/auth.ts';
import { notify } from '../../lib/notices.ts';
import { signOut } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { MailedLinkFailure } from './mailed-link-failure.tsx';
import { emailChangeSchema } from './schemas.ts';

/** Makes the address that the mailed link stands for the account's own; the password proves whose account it is. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { errors, others, failure, pending, formProps } = useForm({
    schema: emailChangeSchema,
    send: async ({ password }) => {
      await confirmEmailChange(token, password);
      // The change ends all sessions of the account, this browser's included.
      signOut();
      notify('Your email address is changed. Sign in with the new one.', 'good');
      await navigate('/signin/', { replace: true });
    },
  });

  if (token === '' || others.token) {
    return (
      <MailedLinkFailure>
        It is incomplete, has run out or was used before. Ask for a new one on your account page.
      </MailedLinkFailure>
    );
  }
  return (
    <AuthCard title="Confirm your new email" lead="Enter your password to make the new address yours.">
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
