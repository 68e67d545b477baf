import { useState } from 'react';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { FRESH_START_DAYS } from '#game/airline/fresh-start.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import { CONSENT_DAYS } from '#game/shares/consent.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { act } from '#web/lib/act.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';

interface ConsentBoxProps {
  /** Code of the player's airline. */
  code: string;
  controller: NonNullable<TenderView['controller']>;
  view: TenderView;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

interface ConsentDialogProps extends Pick<ConsentBoxProps, 'code' | 'controller'> {
  open: boolean;
  pending: boolean;
  error: unknown;
  onConsent: () => void;
  onClose: () => void;
}

/** Names what a founder loses and keeps with a merger. */
function ConsentDialog({ open, code, controller, pending, error, onConsent, onClose }: ConsentDialogProps) {
  const { name, code: buyer } = controller;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Let ${name} merge your airline?`}
      width={520}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" pending={pending} onClick={onConsent}>
            Consent to a merger
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-13 tabular-nums">
        <p>
          For {CONSENT_DAYS} game days, {buyer} can merge {code} at any time. You can withdraw your consent
          until it does.
        </p>
        <p>
          <b>You lose with the merger:</b> your airline with its cash, aircraft, routes and slots. It moves to{' '}
          {buyer}, with its loans. The money for the founders’ shares leaves the game, so you get none of it.
        </p>
        <p>
          <b>You keep</b> your account. {FRESH_START_DAYS} game days after the merger, you can found another
          airline with {formatMoney(STARTING_CAPITAL)}.
        </p>
        <ActionFailure title="Your consent was not given" error={error} />
      </div>
    </Dialog>
  );
}

/** The airline that controls the player's. The player can let it merge the own airline, after a confirmation. */
export function ConsentBox({ code, controller, view, start }: ConsentBoxProps) {
  const [asking, setAsking] = useState(false);
  const { airline, name, code: buyer, held, consent } = controller;
  const decide = useAction({
    mutationFn: (agree: boolean) => act('share.consent', { airline, agree }),
    onSuccess: (_, agree) => {
      setAsking(false);
      notify(agree ? `${buyer} can merge your airline now.` : 'You have withdrawn your consent.', 'good');
    },
  });
  return (
    <section
      aria-label={`Control by ${buyer}`}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 max-md:p-3"
    >
      <h3 className="font-medium">
        <AirlineLink name={name} code={buyer} /> controls your airline
      </h3>
      <p className="text-13 text-muted tabular-nums">
        It holds {formatPercent(held / view.counted, 1)} of the shares besides those of the founders, and can
        read your statements. You keep your airline unless you consent to a merger.
        {consent > 0 && ` You have consented: ${buyer} can merge it until ${momentText(start, consent)} UTC.`}
      </p>
      {consent > 0 ? (
        <Button
          className="self-start max-md:w-full"
          pending={decide.isPending}
          onClick={() => decide.run(false)}
        >
          Withdraw consent
        </Button>
      ) : (
        <Button className="self-start max-md:w-full" onClick={() => setAsking(true)}>
          Consent to a merger
        </Button>
      )}
      {!asking && <ActionFailure title="Your consent was not changed" error={decide.error} />}
      <ConsentDialog
        open={asking}
        code={code}
        controller={controller}
        pending={decide.isPending}
        error={decide.error}
        onConsent={() => decide.run(true)}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
