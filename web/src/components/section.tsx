import { type ReactNode, useId } from 'react';
import { formatNumber } from '#web/lib/format.ts';

interface SectionProps {
  title: string;
  /** Number of listed items. */
  count?: number;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A bordered section of the page with a heading. */
export function Section({ title, count, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-14 font-bold">
          {title}
          {count !== undefined && (
            <span className="ml-2 font-normal text-muted tabular-nums">{formatNumber(count)}</span>
          )}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
