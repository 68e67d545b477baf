import { useEffect } from 'react';

const PRODUCT = 'Airline Manager';

/** What the browser's title says of a page. */
export const titleOf = (page: string | undefined): string => (page ? `${page} · ${PRODUCT}` : PRODUCT);

/** Names the document after what is shown, for pages that learn their name only when they know how things went. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
