import { Page } from '../../components/page.tsx';

/** The user's own account. */
export function Component() {
  return <Page title="Account" />;
}
