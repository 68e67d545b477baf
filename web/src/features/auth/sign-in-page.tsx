import { Page } from '../../components/page.tsx';

/** Signs in. */
export function Component() {
  return <Page title="Sign in" />;
}
