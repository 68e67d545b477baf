import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { NotSignedInError, signUp } from '#web/lib/auth.ts';
import { errorText } from '#web/lib/error-text.ts';
import { linkTo } from '#web/lib/pages.ts';
import { redirectTarget, withRedirect } from '#web/lib/redirect-target.ts';
import { useForm } from '#web/lib/use-form.ts';
import { AuthCard, textLinkClass } from './auth-card.tsx';
import { AuthFailure } from './auth-failure.tsx';
import { EmailField } from './email-field.tsx';
import { signUpSchema } from './schemas.ts';

/** Creates an account and signs in, then opens the requested page. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = redirectTarget(search.get('redirect'));
  const { errors, failure, pending, formProps } = useForm({
    schema: signUpSchema,
    send: async ({ email, password, passwordConfirm }) => {
      await signUp(email, password, passwordConfirm);
      await navigate(target, { replace: true });
    },
  });

  return (
    <AuthCard
      title="Create an account"
      lead="Next, you name your airline and choose its hub."
      foot={
        <>
          Already have an account?{' '}
          <Link to={withRedirect(linkTo('signIn'), target)} className={textLinkClass}>
            Sign in
          </Link>
        </>
      }
    >
      <form {...formProps} className="flex flex-col gap-4">
        {failure instanceof NotSignedInError ? (
          <Banner tone="bad" title="Error">
            Your account was created, but you could not be signed in. {errorText(failure.cause)}{' '}
            <Link to={withRedirect(linkTo('signIn'), target)} className={textLinkClass}>
              Sign in
            </Link>
          </Banner>
        ) : (
          <AuthFailure error={failure} />
        )}
        <EmailField autoComplete="email" disabled={pending} error={errors.email} />
        <NewPasswordFields label="Password" again="Confirm password" errors={errors} disabled={pending} />
        <Button type="submit" tone="primary" pending={pending}>
          Continue
        </Button>
      </form>
    </AuthCard>
  );
}
