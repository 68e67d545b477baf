import { TextField } from '#web/components/text-field.tsx';

interface EmailFieldProps {
  /** `username` if the account exists, so that password managers can find it. */
  autoComplete: 'email' | 'username';
  disabled: boolean;
  error?: string;
}

/** The email field of an existing or new account. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} label="Email" name="email" type="email" inputMode="email" />
);
