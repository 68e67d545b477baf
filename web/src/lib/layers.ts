/**
 * Lets Back close the top layer (a dialog, a menu, a popover) instead of leaving the page. Each open layer has its
 * own history entry above the entry of its page, with the same URL and the router's state. The router does not see
 * these entries. A layer that is closed in another way takes its entry back. This also works on Android, where Back
 * closes a native dialog without going through the history.
 */

/** Closes a layer. A layer may stay open, for example until its action has ended. */
type Close = () => void;

/** Field of `history.state`: number of layers that are open at an entry. */
const DEPTH = 'layers';
/** Time after which navigation no longer waits for a step that the browser has dropped, ms. */
const LOST_STEP = 3_000;

/** The browser's own functions. */
let native: Record<'push' | 'replace', History['pushState']> & { go: History['go'] };

/** Open layers of the page, the top one last. */
const open: Close[] = [];
/** Layers of the page that the last step left. They are open again if the router goes back to it. */
let left: { index: unknown; layers: Close[] } = { index: undefined, layers: [] };
/** The router's calls that wait for the end of a step. */
const waiting: (() => void)[] = [];
/** The originator of the step through the history that has not ended yet. */
let step: 'layers' | 'router' | null = null;
let timer = 0;
/** State and URL that the router has set for the page. */
let page: { state: unknown; url: string };
/** The current entry: the router's index of its page and the number of layers. */
let current: { index: unknown; depth: number };

function read(): typeof current {
  const { idx, [DEPTH]: depth = 0 } = history.state ?? {};
  return { index: idx, depth };
}

const withDepth = (state: unknown, depth: number) => {
  const { [DEPTH]: _, ...rest } = (state ?? {}) as Record<string, unknown>;
  return depth > 0 ? { ...rest, [DEPTH]: depth } : rest;
};

function note(): void {
  current = read();
  page = { state: history.state, url: location.href };
}

function move(by: number, cause: typeof step): void {
  step = cause;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    end();
    resume();
  }, LOST_STEP);
  native.go(by);
}

function end(): void {
  clearTimeout(timer);
  step = null;
}

const isFree = () => step === null && waiting.length === 0;

/** Does what waited for the end of a step. */
function resume(): void {
  while (step === null && waiting.length > 0) waiting.shift()?.();
  match();
}

/** Makes the number of entries equal to the number of open layers. */
function match(): void {
  if (!isFree()) return;
  while (current.depth < open.length) {
    native.push(withDepth(page.state, current.depth + 1), '');
    current = read();
  }
  if (current.depth > open.length) move(open.length - current.depth, 'layers');
}

function onPop(event: PopStateEvent): void {
  const before = current;
  const cause = step;
  // At once, because the player may take the next step before anything that waits for this one.
  end();
  current = read();
  if (current.index === before.index && (cause === 'layers' || current.depth !== before.depth)) {
    event.stopImmediatePropagation();
    // The URL may have changed while a layer was open.
    native.replace(withDepth(page.state, current.depth), '', page.url);
    if (cause === null) for (const close of open.slice(current.depth).toReversed()) close();
  } else {
    page = { state: history.state, url: location.href };
    // The layers belong to the page that was left.
    if (cause === null) left = { index: before.index, layers: open.splice(0) };
    else if (current.index === left.index) open.unshift(...left.layers.splice(0));
  }
  // By then React has removed closed layers. A layer that has stayed open gets its entry back.
  setTimeout(resume);
}

/** Registers an open layer. Returns a function to call when it has closed. */
export function openLayer(close: Close): () => void {
  open.push(close);
  queueMicrotask(match);
  return () => {
    for (const layers of [open, left.layers]) {
      const index = layers.indexOf(close);
      if (index >= 0) layers.splice(index, 1);
    }
    // Not before a page that the same event opens, which replaces the layer's entry.
    setTimeout(match);
  };
}

/** Call once, before the router is created. */
export function followLayers(): void {
  native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
  note();
  addEventListener('popstate', onPop, { capture: true });

  history.pushState = (state, title, url) => {
    // The new page replaces the entries of all layers, so that Back returns to the page below them.
    open.length = 0;
    const push = () => {
      if (current.depth > 0) native.replace(state, title, url);
      else native.push(state, title, url);
      note();
    };
    if (isFree() && current.depth <= 1) return push();
    if (isFree()) move(1 - current.depth, 'layers');
    waiting.push(push);
  };

  history.replaceState = (state, title, url) => {
    const replace = () => {
      native.replace(withDepth(state, current.depth), title, url);
      note();
    };
    if (isFree()) replace();
    else waiting.push(replace);
  };

  history.go = (delta = 0) => {
    const go = () => {
      if (delta === 0) native.go();
      else move(delta < 0 ? delta - current.depth : delta, 'router');
    };
    if (isFree()) go();
    else waiting.push(go);
  };

  // After a reload, removes entries of layers that are no longer open.
  setTimeout(match);
}
