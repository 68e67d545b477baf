import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/lib/pages.ts';
import { useTitle } from '../lib/use-title.ts';
import { buttonClass } from './button.tsx';

interface StatusPageProps {
  /** For example 'Error 404'. */
  label: string;
  title: string;
  children?: ReactNode;
  /** Further links beside the link home. */
  actions?: ReactNode;
}

/** A page with only a status, such as an error. */
export function StatusPage({ label, title, children, actions }: StatusPageProps) {
  useTitle(title);
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4 p-6 md:px-[12vw]">
      <p className="text-13 font-medium text-muted">{label}</p>
      <h1 tabIndex={-1} className="text-28 font-bold">
        {title}
      </h1>
      {children}
      <div className="flex flex-wrap gap-2">
        <Link to={linkTo('world')} className={buttonClass('primary')}>
          Go to start page
        </Link>
        {actions}
      </div>
    </div>
  );
}
