import { Page } from '../../components/page.tsx';

/** Later. */
export function Component() {
  return <Page title="Later" />;
}
