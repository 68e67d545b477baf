import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar and footer around a page that has no side navigation. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
