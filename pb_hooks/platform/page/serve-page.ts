import { handleRequest } from '../http/handle-request.ts';
import { isFile } from '../http/is-file.ts';
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

/** Types of files with a compressed copy (scripts/build/web.ts). */
const PACKED_TYPES: Record<string, string> = {
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

function rejectUnknownPath(e: core.RequestEvent): void {
  e.response?.header().set('Cache-Control', 'no-store');
  e.string(404, 'Not found');
}

/** Checks whether the client already has the content of this tag. Weak and strong tags count as the same. */
export function hasCopy(e: core.RequestEvent, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = e.request?.header.get('If-None-Match') ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Checks whether the client accepts gzip, by the same test as PocketBase. */
const takesGzip = (e: core.RequestEvent): boolean =>
  (e.request?.header.get('Accept-Encoding') ?? '').includes('gzip');

/**
 * Serves a file with a hash of its content in its name, so that browsers can cache it for ever. Clients that
 * accept gzip get the copy made at build time. Compressing it here would block one of the few runtimes.
 */
function serveAsset(e: core.RequestEvent, path: string): void {
  const name = path.slice(1);
  if (!isFile(`${PUBLIC}/${name}`)) {
    rejectUnknownPath(e);
    return;
  }
  const header = e.response?.header();
  header?.set('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
  header?.add('Vary', 'Accept-Encoding');
  const type = PACKED_TYPES[$filepath.ext(name).slice(1)];
  const packed = type !== undefined && takesGzip(e) && isFile(`${PUBLIC}/${name}.gz`);
  if (type !== undefined) header?.set('Content-Type', type);
  if (packed) header?.set('Content-Encoding', 'gzip');
  e.fileFS($os.dirFS(PUBLIC), packed ? `${name}.gz` : name);
}

/** Serves any other file. Browsers have to revalidate it each time. */
function serveFile(e: core.RequestEvent, path: string): void {
  const content = readText(PUBLIC + path);
  if (content === null) {
    rejectUnknownPath(e);
    return;
  }
  e.response?.header().set('Cache-Control', 'no-cache');
  // Tag by content, because file dates mean nothing across versions of an image, including older ones.
  e.response?.header().set('ETag', fileTag(content));
  e.next();
}

/** Serves index.html, which is the same for all pages. The browser decides which page to show. */
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
 * Middleware before the static files: pages get index.html, files get themselves or a plain 404. Paths with
 * an extension and paths in assets are files.
 */
export function servePage(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const path = $filepath.clean(e.request?.url?.path ?? '/');
    setSecurityHeaders(e);
    if (/^\/assets(\/|$)/.test(path)) serveAsset(e, path);
    else if (/\.[A-Za-z0-9]+$/.test(path)) serveFile(e, path);
    else serveIndex(e);
  });
}

/** GET /_: redirects people who look for the dashboard. */
export function openDashboard(e: core.RequestEvent): void {
  e.redirect(302, '/_/');
}

/** GET /api/… without a route: PocketBase would serve the page instead. */
export function rejectUnknownCall(): void {
  throw new NotFoundError('There is no such call.', null);
}
