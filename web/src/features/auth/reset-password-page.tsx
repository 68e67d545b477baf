import { useSearchParams } from 'react-router-dom';
import { NewPassword } from './new-password.tsx';
import { PasswordResetRequest } from './password-reset-request.tsx';

/** Without a token: asks for the mail. With the mailed token: takes the new password. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <PasswordResetRequest />;
}
