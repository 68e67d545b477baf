import { useState } from 'react';
import { USERNAME_MAX, USERNAME_MIN } from '#game/airline/user.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { changeUsername } from '#web/lib/account.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { usernameFormSchema } from './schemas.ts';

/** Changes the username that other players see. */
export function UsernameForm({ user }: { user: SessionUser }) {
  const [saved, setSaved] = useState<string>();
  const { errors, failure, pending, formProps } = useForm({
    schema: usernameFormSchema,
    send: async ({ username }) => {
      setSaved(undefined);
      await changeUsername(username);
      setSaved(username);
    },
  });

  return (
    <form {...formProps} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.username}
          disabled={pending}
          error={errors.username}
          hint={`${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, underscores, dots or hyphens`}
        />
      </div>
      <FormFailure error={failure} fields={errors} />
      {saved && <Banner tone="good">Your username is now {saved}.</Banner>}
      <Button type="submit" pending={pending}>
        Change username
      </Button>
    </form>
  );
}
