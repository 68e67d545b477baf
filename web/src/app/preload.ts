import { matchRoutes, type RouteObject } from 'react-router-dom';

const DELAY_MS = 50;

/** Preloads the code of the page at a path. */
export function preload(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // An error is shown when the page is opened, not on hover.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return link.pathname;
}

/** Preloads the page of any link that is hovered or focused for 50 ms. Returns a function that stops this. */
export function preloadOnIntent(routes: RouteObject[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const path = pathOf(event.target);
    if (path !== undefined) timer = setTimeout(() => preload(routes, path), DELAY_MS);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
