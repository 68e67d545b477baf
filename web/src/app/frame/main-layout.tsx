import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** The main area: top bar, side navigation, the page, footer. A page may fill `main` with `absolute inset-0`. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <div className="flex flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}
