import { Outlet } from 'react-router-dom';
import { LandBackdrop } from '../../components/map/land-backdrop.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Around sign-in, sign-up and what mailed links open: the quiet map lies behind the form. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="relative isolate flex flex-1 flex-col bg-water">
        <LandBackdrop />
        <div className="relative flex flex-1 flex-col">
          <Outlet />
        </div>
      </main>
      <Footer />
    </div>
  );
}
