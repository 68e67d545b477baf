import { type FormEvent, useState } from 'react';
import type { QuotedAirline, TenderView } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { amountOf } from '#game/share/price-band.ts';
import { MEAN_DAYS, REPEAT_DAYS, tenderTime } from '#game/share/tender.ts';
import { DAY } from '#game/world/time.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { act } from '#web/lib/act.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { useAction } from '#web/lib/use-action.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { parseCents } from '../parse-cents.ts';

export interface TenderFormProps {
  listing: QuotedAirline;
  view: TenderView;
  terms: NonNullable<TenderView['terms']>;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Says why the minimum price is what it is. */
const minimumText = ({ mean, premium, equity }: TenderFormProps['terms']): string =>
  `105% of the mean price over ${MEAN_DAYS} days (${formatCents(Math.round(mean))}) is ${formatCents(premium)}, and equity per share is ${equity > 0 ? formatCents(equity) : 'below zero'}. The minimum is the higher of the two.`;

/** Makes an offer for all shares of an airline. */
export function TenderForm({ listing: { airline, code, fair }, view, terms, cash, start }: TenderFormProps) {
  const { min, max, lots, held, from } = terms;
  const { isRival, counted } = view;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (min / 100).toFixed(2);
  const price = parseCents(text);
  const total = amountOf(lots, price);
  const problem =
    from > 0
      ? `Your last offer has failed. You can make another one from ${momentText(start, from)} UTC, ${REPEAT_DAYS} days later.`
      : !(price >= min && price <= max)
        ? `Choose a price between ${formatCents(min)} and ${formatCents(max)} per share.`
        : total > cash
          ? `This needs ${formatMoney(total)}, and you have ${formatMoney(cash)}.`
          : undefined;
  const offer = useAction({
    mutationFn: () => act('share.tender', { airline, price }),
    onSuccess: () => notify(`Offer for ${code} made. ${formatMoney(total)} is in escrow.`, 'good'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) offer.run();
  };
  return (
    <form aria-label={`Offer for ${code}`} onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-13 text-muted tabular-nums">
        Open for {formatCount(tenderTime(isRival) / DAY, 'game day')}. It succeeds if owners of more than half
        of {formatCount(counted, 'lot')} accept
        {held > 0 && `, counting your own ${formatCount(held, 'lot')}`}. Otherwise you get your money back.
        The price falls by each dividend paid in that time. {minimumText(terms)}
      </p>
      <p className="text-13 text-muted tabular-nums">
        {isRival
          ? `Investors hold the founders' shares and accept any price from the minimum.`
          : `The founders' shares of a player are not for sale.`}{' '}
        Investors sell their other shares at fair value or above: {formatCents(Math.floor(fair))}.
      </p>
      <Field id="tender-price" label="Price per share, $">
        <input
          id="tender-price"
          type="text"
          inputMode="decimal"
          // biome-ignore lint/a11y/noAutofocus: the form has just been opened
          autoFocus
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} tabular-nums`}
        />
      </Field>
      <p role="status" className={`text-13 tabular-nums ${problem ? 'text-bad' : 'text-muted'}`}>
        {problem ??
          `${formatCount(lots, 'lot')} at ${formatCents(price)} per share. Leaves ${formatMoney(cash - total)} in cash.`}
      </p>
      <Button
        type="submit"
        tone="primary"
        disabled={Boolean(problem)}
        pending={offer.isPending}
        className="self-start max-md:w-full"
      >
        Make offer · {formatMoney(total || 0)}
      </Button>
      <ActionFailure title="The offer was not made" error={offer.error} />
    </form>
  );
}
