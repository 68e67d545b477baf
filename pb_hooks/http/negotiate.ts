/** Whether the request says that the client has what this tag names. Weak and strong forms count as the same. */
export function hasCopy(e: core.RequestEvent, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = e.request?.header.get('If-None-Match') ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Whether the client takes a compressed answer, by the same test as PocketBase's own gzip. */
export const takesGzip = (e: core.RequestEvent): boolean =>
  (e.request?.header.get('Accept-Encoding') ?? '').includes('gzip');
