import backdropUrl from '@basemap/backdrop.svg?url';

const mask = `url("${backdropUrl}")`;

/**
 * The land of the world, still and quiet, behind a page such as sign-in. Fills its nearest positioned parent, lies below
 * what comes after it and says nothing to assistive technology.
 */
export function LandBackdrop() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden bg-water">
      <div
        className="absolute inset-0 bg-land"
        style={{
          maskImage: mask,
          // The North Atlantic in the middle, whatever the screen's shape: Mercator's empty ends stay outside.
          maskSize: 'max(150vw, 190vh)',
          maskPosition: '46% 26%',
          maskRepeat: 'no-repeat',
        }}
      />
    </div>
  );
}
