import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LandBackdrop } from '../../components/map/land-backdrop.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const Nothing = () => null;
/** The page does not depend on the picture: without its code the still land remains. */
const LivingBackdrop = lazy<() => ReactNode>(() =>
  import('../../components/map/living-backdrop.tsx').catch(() => ({ default: Nothing })),
);

/** Pages behind which the map lives. The others say something short, and are left soon. */
const LIVING = ['/signin/', '/signup/'];

/** True once the page has been shown and the browser has nothing more urgent to do. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const start = () => setCalm(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return calm;
}

/** Around sign-in, sign-up and what mailed links open: the quiet map lies behind the form. */
export function Component() {
  const { pathname } = useLocation();
  const calm = useCalm();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="relative isolate flex flex-1 flex-col bg-water">
        <LandBackdrop>
          {calm && LIVING.includes(pathname) && (
            <Suspense>
              <LivingBackdrop />
            </Suspense>
          )}
        </LandBackdrop>
        <div className="relative flex flex-1 flex-col">
          <Outlet />
        </div>
      </main>
      <Footer />
    </div>
  );
}
