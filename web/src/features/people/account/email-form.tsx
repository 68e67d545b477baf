import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { NO_MAIL } from '#web/components/no-mail.ts';
import { TextField } from '#web/components/text-field.tsx';
import { requestEmailChange } from '#web/lib/auth.ts';
import { publicConfigQuery } from '#web/lib/public-config.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { emailFormSchema } from './schemas.ts';

/** Requests a new email address. The change takes effect when the user opens the link sent to it. */
export function EmailForm({ user }: { user: SessionUser }) {
  const [sentTo, setSentTo] = useState<string>();
  const sendsMail = useQuery(publicConfigQuery).data?.mail ?? true;
  const { errors, failure, pending, formProps } = useForm({
    schema: emailFormSchema,
    send: async ({ newEmail }) => {
      setSentTo(undefined);
      await requestEmailChange(newEmail);
      setSentTo(newEmail);
    },
  });

  return (
    <form {...formProps} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          label="New email"
          name="newEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          disabled={pending}
          error={errors.newEmail}
          hint={`Currently ${user.email}. It changes once you confirm the new address.`}
        />
      </div>
      <FormFailure error={failure} fields={errors} />
      {sentTo && (
        <Banner tone="good" title={sendsMail ? `Link sent to ${sentTo}` : 'Link created'}>
          {!sendsMail && `${NO_MAIL} `}
          Open the link and enter your password to change your email to {sentTo}. You are then signed out
          everywhere. Until then nothing changes.
        </Banner>
      )}
      <Button type="submit" pending={pending}>
        Change email
      </Button>
    </form>
  );
}
