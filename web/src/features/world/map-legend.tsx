import type { ReactNode } from 'react';

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="-9 -9 18 18" className="size-[18px]" aria-hidden="true" focusable="false">
        {children}
      </svg>
      {name}
    </li>
  );
}

/** Legend of the airport marks. */
export function MapLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 pb-1 text-13">
      <Mark name="Large">
        <circle r="5" className="fill-muted" />
      </Mark>
      <Mark name="Medium">
        <circle r="3" className="fill-none stroke-muted stroke-[1.25]" />
      </Mark>
      <Mark name="You fly here">
        <circle r="5" className="fill-accent" />
      </Mark>
      <Mark name="Your hub">
        <circle r="4.5" className="fill-accent" />
        <circle r="7.5" className="fill-none stroke-accent stroke-[1.5]" />
      </Mark>
    </ul>
  );
}
