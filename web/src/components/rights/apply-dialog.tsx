import { Check, X } from 'lucide-react';
import { REFUND_SHARE } from '#game/network/rights/certificate.ts';
import { LAPSE_WEEKS } from '#game/network/route/lapse.ts';
import type { CertificateTerms } from '#game/payloads/certificate.ts';
import { DAY } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { nameOfBloc } from '#web/lib/bloc-name.ts';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { useCertificateTerms } from '#web/lib/game/certificates.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** The price of a certificate, the day of its decision, and its conditions with the airline's figures. */
function Terms({ terms }: { terms: CertificateTerms }) {
  const world = useWorld().data;
  const decided = world && `, about ${momentText(world.start, world.minute + terms.days * DAY)} UTC`;
  return (
    <>
      <p>
        With it, {nameOfBloc(terms.bloc)} counts as your home: you may fly any pair within it, and from it to
        anywhere.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-muted">Now</dt>
        <dd>
          {formatMoney(terms.cost)}: $2 M and 0.5% of your revenue of the last 52 weeks,{' '}
          {formatMoney(terms.revenue)}
        </dd>
        <dt className="text-muted">Decision</dt>
        <dd>
          In {formatCount(terms.days, 'day')}
          {decided}
        </dd>
        <dt className="text-muted">Each year</dt>
        <dd>{formatMoney(terms.yearly)}, for the first time a year after the grant</dd>
      </dl>
      <div className="flex flex-col gap-1.5">
        <h3 className="text-13 font-medium">Conditions, now and at the decision</h3>
        <ul className="flex flex-col gap-1.5 text-13">
          {terms.conditions.map(({ field, isMet, text }) => (
            <li key={field} className="flex items-start gap-2">
              <Icon of={isMet ? Check : X} className={`mt-0.5 ${isMet ? 'text-good' : 'text-bad'}`} />
              <span>
                <span className="sr-only">{isMet ? 'Met: ' : 'Not met: '}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-13 text-muted">
        If it is refused or you withdraw it, {formatPercent(REFUND_SHARE)} of the price comes back. A
        certificate that no flight needs for {LAPSE_WEEKS} weeks lapses.
      </p>
    </>
  );
}

/** Applies for a certificate of the bloc of a country after a confirmation. */
export function ApplyDialog({
  country,
  bloc,
  onClose,
}: {
  country: string;
  bloc: string;
  onClose: () => void;
}) {
  const { data: terms, error, refetch } = useCertificateTerms(country);
  const cash = useOwnAirline().data?.cash;
  const apply = useAction({
    mutationFn: (price: number) => act('certificate.apply', { country, price }),
    onSuccess: () => {
      notify(`You have applied for a certificate of ${nameOfBloc(bloc)}.`, 'good');
      onClose();
    },
  });
  const missing = terms && cash !== undefined ? terms.cost - cash : 0;
  const isPossible = terms && !terms.obstacle && missing <= 0 && terms.conditions.every(({ isMet }) => isMet);
  return (
    <Dialog
      open
      title={`Apply for a certificate of ${nameOfBloc(bloc)}?`}
      width={520}
      onClose={() => !apply.isPending && onClose()}
      actions={
        <>
          <Button data-autofocus disabled={apply.isPending} onClick={onClose}>
            Cancel
          </Button>
          {terms && (
            <Button
              tone="primary"
              disabled={!isPossible}
              pending={apply.isPending}
              onClick={() => apply.run(terms.cost)}
            >
              Apply · {formatMoney(terms.cost)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {terms ? (
          <>
            {terms.obstacle && <Banner tone="warn">{terms.obstacle.message}</Banner>}
            <Terms terms={terms} />
            {missing > 0 && <p className="text-13 text-bad">You need {formatMoney(missing)} more.</p>}
          </>
        ) : error ? (
          <ErrorState title="The terms could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="flex animate-late flex-col gap-3">
            <span className="sr-only">Loading the terms …</span>
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        )}
        <ActionFailure title="You have not applied" error={apply.error} />
      </div>
    </Dialog>
  );
}
