import { Page } from '../../components/page.tsx';

/** Signs up. */
export function Component() {
  return <Page title="Sign up" />;
}
