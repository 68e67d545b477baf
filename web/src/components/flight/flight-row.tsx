import type { ReactNode } from 'react';

interface FlightRowProps {
  name: string;
  children: ReactNode;
  /** Whether the line is a total. */
  strong?: boolean;
}

/** A line in a list of a flight's figures. */
export function FlightRow({ name, children, strong }: FlightRowProps) {
  return (
    <div className={`flex justify-between gap-3 py-1 ${strong ? 'border-t border-line font-medium' : ''}`}>
      <dt className={strong ? '' : 'text-muted'}>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
