import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { Tag } from '#web/components/tag.tsx';
import { effectOf, LINK_LABELS, pageOf, titleOf, type Way } from './way-words.ts';

/** The quickest ways out of insolvency, each with what it brings and the page on which to do it. */
export function WaysOut({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0)
    return (
      <p className="text-muted">
        You have nothing to sell or return, and the bank does not lend to you now. Earn more from tickets:
        raise the load factor of your flights and avoid new costs.
      </p>
    );
  return (
    <ol className="flex flex-col divide-y divide-line">
      {ways.map((way) => (
        <li key={way.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="flex min-w-0 flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {titleOf(way)}
              {way.isEnough && <Tag tone="good">Enough</Tag>}
            </span>
            <span className="text-13 text-muted tabular-nums">{effectOf(way)}</span>
          </div>
          <Link to={pageOf(way)} className={buttonClass('secondary')}>
            {LINK_LABELS[way.kind]}
          </Link>
        </li>
      ))}
    </ol>
  );
}
