import { TextField } from '../../components/text-field.tsx';

interface EmailFieldProps {
  /** `username` where an account is there already, so that password managers know whose it is. */
  autoComplete: 'email' | 'username';
  disabled: boolean;
  error?: string;
}

/** The address that an account has, or is to have. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} label="Email" name="email" type="email" inputMode="email" />
);
