import { Page } from '../../components/page.tsx';

/** Founding an airline. */
export function Component() {
  return <Page title="Found your airline" />;
}
