import { Page } from '../../components/page.tsx';

/** The map of the world. */
export function Component() {
  return <Page title="World" />;
}
