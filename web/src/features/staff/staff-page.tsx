import { Page } from '../../components/page.tsx';

/** Staff. */
export function Component() {
  return <Page title="Staff" />;
}
