import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActionInput } from '#game/actions/actions.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { InsolvencyNote } from '#web/components/insolvency-note.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { act } from '#web/lib/act.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useIsBlocked } from '#web/lib/blocked-action.ts';
import { formatMoney, formatPercent } from '#web/lib/format.ts';
import { useNegotiations } from '#web/lib/game/exchange.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useForm } from '#web/lib/use-form.ts';
import { HOLD_CHOICES, USUAL_HOLD } from './hold-choice.ts';
import { priceProblem } from './price-problem.ts';

interface OfferFormProps {
  /** A listing, or an aircraft that is not listed. */
  subject: Pick<ActionInput<'offer.make'>, 'listing' | 'aircraft'>;
  /** Id of the aircraft. */
  aircraft: string;
  /** Market value and asking price, whole US dollars. 0 if it is not listed. */
  value: number;
  ask: number;
  /** Limits of a price. */
  min: number;
  max: number;
  /** Whether the seller is run by the server, which may take a low price as an insult. */
  isServers: boolean;
}

/** First price to propose, as a share of market value or of the asking price. */
const FIRST = 0.95;
const ROUND_TO = 1_000;
/** Share of that price below which there is not enough cash for a serious offer. */
const SERIOUS = 0.85;

/** Makes an offer. Its price goes into escrow. */
export function OfferForm({ subject, aircraft, value, ask, min, max, isServers }: OfferFormProps) {
  const airline = useOwnAirline().data;
  const cash = airline?.cash ?? 0;
  const isBlocked = useIsBlocked('offer.make');
  const talks = useNegotiations().data?.threads;
  const [price, setPrice] = useState(() =>
    Math.min(max, Math.max(min, Math.round(((ask || value) * FIRST) / ROUND_TO) * ROUND_TO)),
  );
  const [hours, setHours] = useState(USUAL_HOLD);
  const open = talks?.find((talk) => talk.aircraft === aircraft && talk.state === 'open');
  const problem = priceProblem({ price, min, max, cash });
  const { failure, pending, formProps } = useForm({
    canSend: !problem,
    send: () => act('offer.make', { ...subject, price, hours: Number(hours) }),
  });
  if (open)
    return (
      <div className="flex flex-col items-start gap-2 text-13">
        <p>
          You are negotiating over this aircraft.{' '}
          {open.isAwaited ? 'The other side waits for your answer.' : 'The other side has to answer.'}
        </p>
        <Link to={linkTo('negotiations', { talk: open.id })} className={buttonClass('secondary')}>
          Open negotiation
        </Link>
      </div>
    );
  if (isBlocked) return <InsolvencyNote />;
  if (airline && cash < (ask || value) * SERIOUS)
    return (
      <p className="text-13 text-muted">
        The price of an offer goes into escrow, and you have {formatMoney(cash)}.
      </p>
    );
  return (
    <form aria-label="Offer" {...formProps} className="flex flex-col gap-3">
      <MoneyField
        label="Your offer"
        value={price}
        onChange={setPrice}
        error={problem}
        hint={
          problem
            ? undefined
            : `${formatPercent(price / value)} of value. The price goes into escrow and leaves ${formatMoney(cash - price)} in cash.`
        }
      />
      <ChoiceGroup legend="Holds for" choices={HOLD_CHOICES} value={hours} onChange={setHours} />
      {isServers && (
        <p className="text-12 text-muted">
          An offer far below the value ends talks with this seller for seven days.
        </p>
      )}
      <Button
        type="submit"
        tone={subject.aircraft === undefined ? 'secondary' : 'primary'}
        disabled={problem !== undefined}
        pending={pending}
      >
        {problem ? 'Make offer' : `Offer ${formatMoney(price)}`}
      </Button>
      <ActionFailure title="The offer was not made" error={failure} />
    </form>
  );
}
