import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { signIn } from '#web/lib/auth.ts';
import { linkTo } from '#web/lib/pages.ts';
import { redirectTarget, withRedirect } from '#web/lib/redirect-target.ts';
import { useForm } from '#web/lib/use-form.ts';
import { AuthCard, textLinkClass } from './auth-card.tsx';
import { AuthFailure } from './auth-failure.tsx';
import { EmailField } from './email-field.tsx';
import { signInSchema } from './schemas.ts';

/** Signs the user in, then opens the requested page. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = redirectTarget(search.get('redirect'));
  const { errors, failure, pending, formProps } = useForm({
    schema: signInSchema,
    send: async ({ email, password }) => {
      await signIn(email, password);
      await navigate(target, { replace: true });
    },
  });

  return (
    <AuthCard
      title="Sign in"
      lead="Airline Manager is a game in which you run an airline on the real map of the world. You choose routes, lease aircraft, plan the week and set fares. The clock runs day and night, and other players compete for the same passengers."
      foot={
        <>
          No account yet?{' '}
          <Link to={withRedirect(linkTo('signUp'), target)} className={textLinkClass}>
            Create an account
          </Link>
        </>
      }
    >
      <form {...formProps} className="flex flex-col gap-4">
        <AuthFailure error={failure} />
        <EmailField autoComplete="username" disabled={pending} error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          disabled={pending}
          error={errors.password}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" tone="primary" pending={pending}>
            Sign In
          </Button>
          <Link
            to={linkTo('resetPassword')}
            className={`self-start text-13 max-md:flex max-md:min-h-11 max-md:items-center ${textLinkClass}`}
          >
            Forgot password?
          </Link>
        </div>
      </form>
    </AuthCard>
  );
}
