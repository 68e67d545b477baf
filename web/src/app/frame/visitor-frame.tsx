import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Around sign-in and sign-up: the quiet map lies behind the form. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main
        id="main"
        tabIndex={-1}
        className="relative isolate flex flex-1 flex-col overflow-hidden bg-water"
      >
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
