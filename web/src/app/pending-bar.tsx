import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const DELAY_MS = 1000;

/** Shows a pending navigation after one second. */
export function PendingBar() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [busy]);

  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pending bg-accent motion-reduce:animate-none"
    />
  );
}
