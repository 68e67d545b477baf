import type { OfferThread } from '#game/payloads/bargain.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { gapLine, gapRows } from './gap-points.ts';

const HEIGHT = 40;
const LINE = 20;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Ends of a line, left to right. Null without both. */
const span = (one: number | null, other: number | null) =>
  one === null || other === null ? null : ([Math.min(one, other), Math.max(one, other)] as const);

/** Draws the gap between both sides as a line that gets shorter with each move. The faint line is the first gap. */
export function GapPlot({ thread }: { thread: OfferThread }) {
  const { side, own, others, gap, ask } = thread;
  const line = gapLine(gapRows(thread));
  const first = span(line.firstBuyer, line.firstSeller);
  const now = span(line.buyer, line.seller);
  const theirs = others ?? (side === 'buyer' && ask > 0 ? ask : null);
  const [mine, their] = side === 'buyer' ? [line.buyer, line.seller] : [line.seller, line.buyer];
  const isOpen = thread.state === 'open';
  const agreed = thread.state === 'accepted' ? thread.moves.at(-1)?.price : undefined;
  return (
    <figure className="flex flex-col gap-1 rounded-control border border-line p-3">
      <figcaption className="flex items-baseline justify-between gap-3 text-13">
        <span className="font-medium">
          {agreed !== undefined
            ? `Agreed at ${formatMoney(agreed)}`
            : gap === null
              ? 'No second price yet'
              : `Gap ${formatMoney(gap)}`}
        </span>
        {line.closed !== null && agreed === undefined && (
          <span className="text-12 text-muted tabular-nums">{formatPercent(line.closed)} closed</span>
        )}
      </figcaption>
      <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
        {first && (
          <line
            x1={percent(first[0])}
            x2={percent(first[1])}
            y1={LINE}
            y2={LINE}
            className="stroke-line-strong stroke-1 [stroke-dasharray:2_3]"
          />
        )}
        {now && (
          <line
            x1={percent(now[0])}
            x2={percent(now[1])}
            y1={LINE}
            y2={LINE}
            className={`${isOpen ? 'stroke-warn' : 'stroke-muted'} stroke-3`}
          />
        )}
        {their !== null && (
          <circle cx={percent(their)} cy={LINE} r="6" className="fill-surface stroke-ink stroke-2" />
        )}
        {mine !== null && <circle cx={percent(mine)} cy={LINE} r="6" className="fill-accent stroke-accent" />}
      </svg>
      <div className="flex justify-between gap-3 text-12 tabular-nums">
        <Label name="You" price={agreed ?? own} mark="bg-accent border-accent" />
        <Label
          name={others === null && theirs !== null ? 'Asking price' : 'Other side'}
          price={agreed ?? theirs}
          mark="border-ink"
        />
      </div>
    </figure>
  );
}

function Label({ name, price, mark }: { name: string; price: number | null; mark: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-full border-2 ${mark}`} />
      <span className="text-muted">{name}</span>
      <b>{price === null ? 'no price' : formatMoney(price)}</b>
    </span>
  );
}
