import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LandBackdrop } from '#web/components/map/land-backdrop.tsx';
import { linkTo } from '#web/lib/pages.ts';
import { Footer } from './footer.tsx';

/** Frame of error pages. Loads no further code. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--below-bar) items-center border-b border-line px-4 pt-(--safe-top)">
        <Link to={linkTo('world')} className="text-14 font-bold">
          Airline Manager
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="relative isolate flex flex-1 flex-col">
        <LandBackdrop />
        <div className="relative flex flex-1 flex-col">{children}</div>
      </main>
      <Footer />
    </div>
  );
}
