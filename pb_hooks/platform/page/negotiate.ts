/** Checks whether the client already has the content of this tag. Weak and strong tags count as the same. */
export function hasCopy(e: core.RequestEvent, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = e.request?.header.get('If-None-Match') ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Checks whether the client accepts gzip, by the same test as PocketBase. */
export const takesGzip = (e: core.RequestEvent): boolean =>
  (e.request?.header.get('Accept-Encoding') ?? '').includes('gzip');
