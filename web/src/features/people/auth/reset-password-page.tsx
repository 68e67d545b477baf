import { useSearchParams } from 'react-router-dom';
import { NewPassword } from './new-password.tsx';
import { PasswordResetRequest } from './password-reset-request.tsx';

/** Requests the reset email if there is no token. Otherwise sets the new password. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <PasswordResetRequest />;
}
