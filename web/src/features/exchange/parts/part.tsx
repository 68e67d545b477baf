import { type ReactNode, useId } from 'react';

/** A titled part of the details. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h4 id={id} className="text-13 font-bold">
        {title}
      </h4>
      {children}
    </section>
  );
}
