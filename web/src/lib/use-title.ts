import { useEffect } from 'react';

const PRODUCT = 'Airline Manager';

/** Returns the document title of a page. */
export const titleOf = (page: string | undefined): string => (page ? `${page} · ${PRODUCT}` : PRODUCT);

/** Sets the document title, for pages whose title depends on a result. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
