import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** Short description under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the account page, with its title on the left and its controls on the right. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-6 md:grid-cols-[minmax(0,240px)_minmax(0,480px)]"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-16 font-bold">
          {title}
        </h2>
        {lead && <p className="text-13 text-muted">{lead}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
