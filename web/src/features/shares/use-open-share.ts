import { useAddress } from '#web/components/use-address.ts';

/** Id of the heading of the airline that is open. */
export const SHARE_HEADING = 'stock';

/** Lowest position of the heading, as a share of the window's height, at which the change is still seen. */
const SEEN = 0.85;

function bringIntoView(): void {
  const heading = document.getElementById(SHARE_HEADING);
  if (!heading) return;
  const { top } = heading.getBoundingClientRect();
  if (top >= 0 && top <= innerHeight * SEEN) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** Returns a function that opens an airline on the stock market, and moves to it if it is out of view. */
export function useOpenShare(): (code: string) => void {
  const { change } = useAddress();
  return (code) => {
    change({ airline: code }, false);
    requestAnimationFrame(bringIntoView);
  };
}
