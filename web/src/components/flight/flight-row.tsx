import type { ReactNode } from 'react';

interface FlightRowProps {
  name: string;
  children: ReactNode;
  /** A sum of those above it. */
  strong?: boolean;
}

/** A line of a flight's figures, in a list of them. */
export function FlightRow({ name, children, strong }: FlightRowProps) {
  return (
    <div className={`flex justify-between gap-3 py-1 ${strong ? 'border-t border-line font-medium' : ''}`}>
      <dt className={strong ? '' : 'text-muted'}>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
