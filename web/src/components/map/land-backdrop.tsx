import backdropUrl from '@basemap/backdrop.svg?url';
import type { ReactNode } from 'react';
import { BEYOND, PARTS } from './backdrop-place.ts';

const mask = `url("${backdropUrl}")`;

/**
 * The decorative map behind pages such as sign-in. Fills its nearest positioned parent, below the following
 * elements.
 *
 * @param children more layers above the land
 */
export function LandBackdrop({ children }: { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden bg-water">
      <div
        className="absolute inset-0 bg-land"
        style={{
          maskImage: mask,
          maskSize: `max(${PARTS.width * 100}vw, ${PARTS.height * 100}vh)`,
          maskPosition: `${BEYOND.left * 100}% ${BEYOND.top * 100}%`,
          maskRepeat: 'no-repeat',
        }}
      />
      {children}
    </div>
  );
}
