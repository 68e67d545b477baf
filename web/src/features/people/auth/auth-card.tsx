import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Link to the other page, below a line. */
  foot?: ReactNode;
}

/** The panel of the sign-in and sign-up pages and of the pages that email links open. */
export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  return (
    <div className="flex flex-1 flex-col justify-center p-4 sm:p-8 md:pl-[max(32px,calc(33.3vw-232px))]">
      <section className="w-full max-w-[400px] rounded-panel border border-line bg-surface shadow-float max-md:mx-auto">
        <div className="flex flex-col gap-5 p-6">
          <header className="flex flex-col gap-1">
            <h1 tabIndex={-1} className="text-20 font-bold">
              {title}
            </h1>
            {lead && <p className="text-muted">{lead}</p>}
          </header>
          {children}
        </div>
        {foot && <div className="border-t border-line px-6 py-3.5 text-13 text-muted">{foot}</div>}
      </section>
    </div>
  );
}

/** Classes of a link inside text. */
export const textLinkClass = 'font-medium text-accent underline underline-offset-2 hover:text-accent-hover';
