import { ArrowLeft, ChevronRight, MailQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '#web/components/icon.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';

/** One entry for all requests. */
export function RequestsLink({ count }: { count: number }) {
  return (
    <Link
      to={linkTo('messages', { requests: 'show' })}
      className="flex min-h-11 items-center gap-3 rounded-panel border border-line px-3 hover:bg-raised"
    >
      <Icon of={MailQuestion} className="text-muted" />
      <span className="flex-1">Message requests</span>
      <span className="text-13 text-muted tabular-nums">{formatNumber(count)}</span>
      <Icon of={ChevronRight} className="text-muted" />
    </Link>
  );
}

/** Heading of the requests, with the way back. */
export function RequestsHeading() {
  return (
    <>
      <Link to={linkTo('messages')} className="flex min-h-11 items-center gap-2 text-13 text-accent">
        <Icon of={ArrowLeft} />
        All messages
      </Link>
      <h2 className="text-16 font-bold">Message requests</h2>
      <p className="text-13 text-muted">First messages of airlines that you have not written with.</p>
    </>
  );
}
