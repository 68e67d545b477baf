import { About } from '#web/components/about.tsx';
import { Page } from '#web/components/page.tsx';

/** The content of the about dialog as a page. */
export function Component() {
  return (
    <Page title="About Airline Manager">
      <About />
    </Page>
  );
}
