import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  /** One line below the title. */
  lead?: ReactNode;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page of the main area. Its heading gets the focus after a navigation. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[1440px] flex-1 flex-col gap-6 p-6 max-md:p-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-20 font-bold">
            {title}
          </h1>
          {lead && <p className="max-w-[72ch] text-muted">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
