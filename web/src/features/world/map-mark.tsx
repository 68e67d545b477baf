import type { ReactNode } from 'react';

/** A mark of the map with its name, in a legend. */
export function MapMark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="-9 -9 18 18" className="size-[18px] shrink-0" aria-hidden="true" focusable="false">
        {children}
      </svg>
      {name}
    </li>
  );
}
