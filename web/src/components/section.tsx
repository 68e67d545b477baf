import { type ReactNode, useId } from 'react';
import { formatNumber } from '#web/lib/format.ts';

interface SectionProps {
  /** Anchor for links. */
  id?: string;
  title: string;
  /** Number of listed items. */
  count?: number;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A bordered section of the page with a heading. */
export function Section({ id, title, count, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-14 font-bold">
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
