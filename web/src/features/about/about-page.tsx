import { About } from '../../components/about.tsx';
import { Page } from '../../components/page.tsx';

/** What the about dialog says, as a page with an address. */
export function Component() {
  return (
    <Page title="About Airline Manager">
      <About />
    </Page>
  );
}
