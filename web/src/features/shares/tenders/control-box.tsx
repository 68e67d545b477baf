import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { act } from '#web/lib/act.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { MergerTerms, mergerSums } from './merger-terms.tsx';

interface ControlBoxProps {
  listing: QuotedAirline;
  view: TenderView;
  control: NonNullable<TenderView['control']>;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Merges a controlled airline into the player's after a confirmation that names what moves and what ends. */
function Merge({ listing, view, control, cash }: Omit<ControlBoxProps, 'start'>) {
  const { airline, name, code } = listing;
  const [asking, setAsking] = useState(false);
  const isBlocked = useIsBlocked('share.merge');
  const sums = mergerSums(view, control, cash);
  const { others, payout, together } = sums;
  const merge = useAction({
    mutationFn: () => act('share.merge', { airline }, undefined, airline),
    onSuccess: () => {
      setAsking(false);
      notify(`${name} is part of your airline now.`, 'good');
    },
  });
  const problem =
    payout > Math.max(0, together)
      ? `${others} get ${formatMoney(payout)}. Together you have ${formatMoney(together)} in cash.`
      : undefined;
  return (
    <>
      {isBlocked && <InsolvencyNote />}
      <Button
        tone="primary"
        className="self-start max-md:w-full"
        disabled={isBlocked}
        onClick={() => setAsking(true)}
      >
        Merge {code} into your airline
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Merge ${name}?`}
        width={520}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              tone="danger"
              disabled={Boolean(problem) || isBlocked}
              pending={merge.isPending}
              onClick={() => merge.run()}
            >
              Merge {code} · {formatMoney(payout)}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3 text-13 tabular-nums">
          <MergerTerms listing={listing} control={control} sums={sums} />
          {problem && <p className="text-bad">{problem}</p>}
          <ActionFailure title="The airlines were not merged" error={merge.error} />
        </div>
      </Dialog>
    </>
  );
}

/** A controlled airline, with its statements and the merger. */
export function ControlBox({ listing, view, control, cash, start }: ControlBoxProps) {
  const { code } = listing;
  const canMerge = view.isRival || control.consent > 0;
  return (
    <section
      aria-label={`Control of ${code}`}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">You control {code}</h3>
      <p className="text-13 text-muted tabular-nums">
        You hold {formatPercent(control.held / view.counted, 1)} of the shares that count. Its dividends on
        them are yours, and its books are open to you.
        {!view.isRival &&
          (canMerge
            ? ` Its founder consents to a merger until ${momentText(start, control.consent)} UTC.`
            : ' It belongs to a player. You can merge it when its founder consents.')}
      </p>
      {!canMerge && (
        <Link
          to={linkTo('messages', { with: code })}
          className="self-start text-13 text-accent underline max-md:min-h-11"
        >
          Write to {code}
        </Link>
      )}
      <Link
        to={linkTo('bank', { books: listing.airline })}
        className="self-start text-13 text-accent underline max-md:min-h-11"
      >
        Statements of {code}
      </Link>
      {canMerge && <Merge listing={listing} view={view} control={control} cash={cash} />}
    </section>
  );
}
