import { useEffect, useState } from 'react';

/** Time without a change after which a text is used, so that typing sends one request. */
const SETTLED_MS = 250;

/** Returns a text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
