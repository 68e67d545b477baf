import { Page } from '../../components/page.tsx';

/** Sets a new password. */
export function Component() {
  return <Page title="Reset password" />;
}
