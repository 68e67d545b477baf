import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { requestPasswordReset } from '#web/lib/auth.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useForm } from '#web/lib/use-form.ts';
import { AuthCard, textLinkClass } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { passwordResetRequestSchema } from './schemas.ts';

/**
 * Requests an email with a link to set a new password. The page does not reveal whether the account exists.
 */
export function PasswordResetRequest() {
  const [sentTo, setSentTo] = useState('');
  const { errors, failure, pending, formProps } = useForm({
    schema: passwordResetRequestSchema,
    send: async ({ email }) => {
      await requestPasswordReset(email);
      setSentTo(email);
    },
  });

  return (
    <AuthCard
      title="Reset your password"
      lead="Enter your email. We send you a link to set a new password."
      foot={
        <Link to={linkTo('signIn')} className={textLinkClass}>
          Back to sign in
        </Link>
      }
    >
      {sentTo !== '' && (
        <Banner tone="good" title="Check your email">
          If there is an account for {sentTo}, the link is on its way.
        </Banner>
      )}
      <form {...formProps} className="flex flex-col gap-4">
        <FormFailure error={failure} fields={errors} />
        <EmailField autoComplete="email" disabled={pending} error={errors.email} />
        <Button type="submit" tone="primary" pending={pending}>
          {sentTo === '' ? 'Send link' : 'Send again'}
        </Button>
      </form>
    </AuthCard>
  );
}
