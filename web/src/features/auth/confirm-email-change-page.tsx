import { Page } from '../../components/page.tsx';

/** Confirms a new address. */
export function Component() {
  return <Page title="Confirm new e-mail" />;
}
