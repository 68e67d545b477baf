import { useState } from 'react';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { changePassword } from '#web/lib/account.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { passwordFormSchema } from './schemas.ts';

/** Changes the password. The session in this browser stays signed in. */
export function PasswordForm({ user }: { user: SessionUser }) {
  const [changes, setChanges] = useState(0);
  const { errors, failure, pending, formProps } = useForm({
    schema: passwordFormSchema,
    send: async ({ oldPassword, password, passwordConfirm }) => {
      await changePassword(oldPassword, password, passwordConfirm);
      setChanges((count) => count + 1);
    },
  });

  return (
    // A new key empties the fields after a change.
    <form {...formProps} key={changes} className="flex flex-col items-start gap-3">
      {/* Password managers use this to find the account. */}
      <input type="text" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="flex w-full flex-col gap-4">
        <PasswordField
          label="Current password"
          name="oldPassword"
          autoComplete="current-password"
          disabled={pending}
          error={errors.oldPassword}
        />
        <NewPasswordFields
          label="New password"
          again="Repeat new password"
          errors={errors}
          disabled={pending}
        />
      </div>
      <FormFailure error={failure} fields={errors} />
      {changes > 0 && !pending && failure === null && Object.keys(errors).length === 0 && (
        <Banner tone="good">
          Password changed. You stay signed in here and are signed out everywhere else.
        </Banner>
      )}
      <Button type="submit" pending={pending}>
        Change password
      </Button>
    </form>
  );
}
