import { createBrowserRouter } from 'react-router-dom';
import { currentUser, onSessionChange } from '../lib/session.ts';
import { redirectToCanonical } from './canonical-path.ts';
import { preloadOnIntent } from './preload.ts';
import { rootRoute } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

let running: Router | undefined;

/** The hash being navigated to; on the first load the router is not there yet, and the address bar has it. */
const hashOf = () => (running?.state.navigation.location ?? running?.state.location ?? location).hash;

const tree = [{ ...rootRoute, middleware: [redirectToCanonical(hashOf)] }];

/** Asks the guards again when a session ends by itself, or begins in another tab. */
function followSession(router: Router): void {
  let before = currentUser()?.id;
  onSessionChange((user) => {
    const ended = before !== undefined && user === null;
    const beganElsewhere = before === undefined && user !== null && document.hidden;
    before = user?.id;
    const leaving = router.state.navigation.location?.pathname === '/signout';
    if ((ended || beganElsewhere) && router.state.initialized && !leaving) router.revalidate();
  });
}

/** The product's router, with preloading and session following switched on. Called once. */
export function startRouter(): Router {
  running = createBrowserRouter(tree);
  followSession(running);
  preloadOnIntent(tree);
  return running;
}
