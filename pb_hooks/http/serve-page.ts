import { answer } from './answer.ts';
import { hasCopy } from './etag.ts';
import { setSecurityHeaders } from './security-headers.ts';

const PUBLIC = `${__hooks}/../pb_public`;
const YEAR_S = 31_536_000;

const fileTag = (content: string) => `W/"${$security.sha256(content).slice(0, 32)}"`;

function readText(path: string): string | null {
  try {
    return toString($os.readFile(path));
  } catch {
    return null;
  }
}

/** Names of assets carry a hash of their content, so a browser may keep them for good. Other files are asked for again. */
function setCaching(e: core.RequestEvent, path: string): void {
  const header = e.response?.header();
  if (path.startsWith('/assets/')) {
    header?.set('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    return;
  }
  header?.set('Cache-Control', 'no-cache');
  // By content: dates of files say nothing across versions of an image, and going back to an older one must work.
  const content = readText(PUBLIC + $filepath.clean(path));
  if (content !== null) header?.set('ETag', fileTag(content));
}

function serveFile(e: core.RequestEvent, path: string): void {
  setCaching(e, path);
  try {
    e.next();
  } catch {
    e.response?.header().set('Cache-Control', 'no-store');
    e.response?.header().del('ETag');
    e.string(404, 'Not found');
  }
}

/** Every page is the same file; which one it shows is the browser's business. */
function serveIndex(e: core.RequestEvent): void {
  const html = readText(`${PUBLIC}/index.html`);
  if (html === null) {
    e.string(404, 'The pages of Airline Manager are missing from this server.');
    return;
  }
  const etag = fileTag(html);
  e.response?.header().set('Cache-Control', 'no-cache');
  e.response?.header().set('ETag', etag);
  if (hasCopy(e, etag)) e.noContent(304);
  else e.html(200, html);
}

/**
 * Middleware before the static files: pages get index.html, files get themselves or a plain 404, never the page. What
 * ends in an extension, or lies in assets, is a file.
 */
export function servePage(e: core.RequestEvent): void {
  answer(e, () => {
    const path = e.request?.url?.path ?? '/';
    setSecurityHeaders(e);
    if (path.startsWith('/assets/') || /\.[A-Za-z0-9]+$/.test(path)) serveFile(e, path);
    else serveIndex(e);
  });
}

/** GET /_, which people type for the dashboard. */
export function openDashboard(e: core.RequestEvent): void {
  e.redirect(302, '/_/');
}

/** GET /api/…, where nothing else is: PocketBase by itself would serve the page. */
export function refuseUnknownCall(): void {
  throw new NotFoundError('There is no such call.', null);
}
