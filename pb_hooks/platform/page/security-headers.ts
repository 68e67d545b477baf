import { tileOrigins } from '#game/platform/config/tiles.ts';
import { config } from '../operator/config.ts';

/** Returns what a page may load: its own files, and tiles from the configured services. */
function contentSecurityPolicy(app: CoreApp): string {
  const { images, data } = tileOrigins(config(app).tiles);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...data],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

let policy: string | undefined;

/** Sets the security headers of pages and their files. */
export function setSecurityHeaders(e: core.RequestEvent): void {
  policy ??= contentSecurityPolicy(e.app);
  const header = e.response?.header();
  header?.set('Content-Security-Policy', policy);
  header?.set('X-Content-Type-Options', 'nosniff');
  header?.set('X-Frame-Options', 'DENY');
  // Tile services see only the origin of the page, because its URL may contain a token.
  header?.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  header?.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
}
