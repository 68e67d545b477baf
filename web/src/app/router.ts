import { createBrowserRouter, createPath } from 'react-router-dom';
import { followLayers } from '../lib/layers.ts';
import { linkTo } from '../lib/pages.ts';
import { currentUser, onSessionChange } from '../lib/session.ts';
import { preloadOnIntent } from './preload.ts';
import { reloadOnStaleChunks } from './reload-on-stale-chunks.ts';
import { rootRoute } from './routes.tsx';
import { readHashFrom } from './wanted-hash.ts';

type Router = ReturnType<typeof createBrowserRouter>;

let running: Router | undefined;

/** Runs the guards again when the session expires or changes in another tab, or when the airline is gone. */
function followSession(router: Router): void {
  let [before, airline] = [currentUser()?.id, currentUser()?.airline];
  onSessionChange((user) => {
    const ended = before !== undefined && user === null;
    const beganElsewhere = before === undefined && user !== null && document.hidden;
    const isClosed = airline && user?.airline === '';
    [before, airline] = [user?.id, user?.airline];
    const leaving = router.state.navigation.location?.pathname === linkTo('signOut');
    if ((ended || beganElsewhere || isClosed) && router.state.initialized && !leaving) router.revalidate();
  });
}

/** Returns the URL of the page being opened, including the first one. */
function addressBeingOpened(): string | undefined {
  const state = running?.state;
  if (!state?.initialized) return location.href;
  return state.navigation.location && createPath(state.navigation.location);
}

/** Creates the router with preloading, session tracking and reloads after upgrades. Call once. */
export function startRouter(): Router {
  reloadOnStaleChunks(addressBeingOpened);
  followLayers();
  const router = createBrowserRouter([rootRoute]);
  running = router;
  readHashFrom(() => (router.state.navigation.location ?? router.state.location).hash);
  followSession(router);
  preloadOnIntent([rootRoute]);
  return router;
}
