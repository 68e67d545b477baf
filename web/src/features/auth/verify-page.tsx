import { Page } from '../../components/page.tsx';

/** Confirms an account. */
export function Component() {
  return <Page title="Verify" />;
}
