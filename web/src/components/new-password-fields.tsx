import { PASSWORD_MIN } from '../../../game/user.ts';
import { PasswordField } from './password-field.tsx';

/** PocketBase's words for two passwords that differ. */
const MISMATCH = "Values don't match.";

interface NewPasswordFieldsProps {
  /** Of the first of the two, and of the second. */
  label: string;
  again: string;
  errors: { password?: string; passwordConfirm?: string };
  disabled: boolean;
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields({ label, again, errors, disabled }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        keepsHint
        disabled={disabled}
        error={errors.password}
      />
      <PasswordField
        label={again}
        name="passwordConfirm"
        autoComplete="new-password"
        disabled={disabled}
        error={
          errors.passwordConfirm === MISMATCH ? 'The two passwords do not match.' : errors.passwordConfirm
        }
      />
    </>
  );
}
