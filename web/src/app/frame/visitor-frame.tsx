import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LandBackdrop } from '#web/components/map/land-backdrop.tsx';
import { linkTo } from '#web/lib/pages.ts';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const Nothing = () => null;
/** Optional. If its code cannot be loaded, the static land remains. */
const LivingBackdrop = lazy<() => ReactNode>(() =>
  import('#web/components/map/living-backdrop.tsx').catch(() => ({ default: Nothing })),
);

/** Pages with the animated map. Users leave the others quickly. */
const LIVING: readonly string[] = [linkTo('signIn'), linkTo('signUp')];

/** Returns true once the page is shown and the browser is idle. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}

/** Frame of sign-in, sign-up and the pages of email links, with the map behind the form. */
export function Component() {
  const { pathname } = useLocation();
  const isIdle = useIdle();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="relative isolate flex flex-1 flex-col bg-water">
        <LandBackdrop>
          {isIdle && LIVING.includes(pathname) && (
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
