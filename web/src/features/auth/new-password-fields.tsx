import { PASSWORD_MIN } from '../../../../game/user.ts';
import { PasswordField } from '../../components/password-field.tsx';

interface NewPasswordFieldsProps {
  /** Of the first of the two. */
  label: string;
  errors: { password?: string; passwordConfirm?: string };
  disabled: boolean;
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields({ label, errors, disabled }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        disabled={disabled}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="passwordConfirm"
        autoComplete="new-password"
        disabled={disabled}
        error={errors.passwordConfirm}
      />
    </>
  );
}
