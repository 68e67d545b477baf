import { PASSWORD_MIN } from '#game/airline/user.ts';
import { PasswordField } from './password-field.tsx';

/** PocketBase's message for passwords that do not match. */
const MISMATCH = "Values don't match.";

interface NewPasswordFieldsProps {
  /** Labels of the first and second field. */
  label: string;
  again: string;
  errors: { password?: string; passwordConfirm?: string };
  disabled: boolean;
}

/** A new password, entered twice. */
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
