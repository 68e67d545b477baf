import { useId, useState } from 'react';
import { GRADED_WEEKS } from '#game/bank/credit-grade.ts';
import {
  EQUITY_TIMES,
  REVENUE_WEEKS,
  SECURED_WEEKS_MAX,
  SECURED_WEEKS_MIN,
  VALUE_SHARE,
  YOUNG_SHARE,
} from '#game/bank/loan-offer.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { Section } from '#web/components/section.tsx';
import { formatCount, formatMoney, formatPercent } from '#web/lib/format.ts';
import { OfferTable } from './offer-table.tsx';
import { currentOffer, type Offer, offersFor } from './offers.ts';
import { TakeDialog } from './take-dialog.tsx';

const DEFAULT_AMOUNT = 1_000_000;
/** Terms of secured loans to choose from: whole financial years. */
const YEARS = Array.from(
  { length: (SECURED_WEEKS_MAX - SECURED_WEEKS_MIN) / FINANCIAL_YEAR_WEEKS + 1 },
  (_, index) => SECURED_WEEKS_MIN / FINANCIAL_YEAR_WEEKS + index,
);
const DEFAULT_YEARS = 3;
/** Aircraft offered before "Show all". */
const FIRST_AIRCRAFT = 4;

/** Returns how the limit without security comes about. Begins with the grade if it gets no loan. */
export function limitText({ unsecured, room, rates, credit }: Bank): string {
  const { max, owed, limit, weeklyRevenue, isYoung } = unsecured;
  const reason = isYoung
    ? `${formatPercent(YOUNG_SHARE)} of your starting capital, until you have flown for ${GRADED_WEEKS} weeks`
    : `${REVENUE_WEEKS} times your mean weekly ticket revenue of ${formatMoney(weeklyRevenue)}, and at most your equity of ${formatMoney(credit.figures.equity)}`;
  const left = owed > 0 ? ` You owe ${formatMoney(owed)} of it, so ${formatMoney(limit)} is left.` : '';
  if (rates.unsecured === null)
    return `The bank gives no loan at grade ${credit.grade}. With a better grade, you can borrow up to ${formatMoney(max)} without security: ${reason}.${left}`;
  const all = `All your loans together may reach ${EQUITY_TIMES} times your equity: ${formatMoney(room)} more.`;
  return `Without security you can borrow up to ${formatMoney(max)}: ${reason}.${left} ${all}`;
}

interface BorrowProps {
  bank: Bank;
  /** Number of unsecured loans that run. */
  running: number;
  cash: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** The bank's offers for an amount, side by side. */
export function Borrow({ bank, running, cash, start }: BorrowProps) {
  const id = useId();
  const [amount, setAmount] = useState(DEFAULT_AMOUNT);
  const [years, setYears] = useState(DEFAULT_YEARS);
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<Offer>();
  const offers = offersFor(bank, running, amount, years * FINANCIAL_YEAR_WEEKS);
  const unsecured = offers.length - bank.collateral.length;
  const shown = showsAll ? offers : offers.slice(0, unsecured + FIRST_AIRCRAFT);
  return (
    <Section id="borrow" title="Borrow">
      <p className="max-w-[80ch] text-13 text-muted">
        {limitText(bank)}{' '}
        {bank.collateral.length > 0
          ? `An aircraft that you own secures ${formatPercent(VALUE_SHARE)} of its market value at a lower rate. While it is pledged, you cannot sell it.`
          : `An aircraft that you buy can secure ${formatPercent(VALUE_SHARE)} of its market value at a lower rate.`}
      </p>
      <div className="grid max-w-[560px] gap-4 sm:grid-cols-2">
        <MoneyField label="Amount" value={amount} onChange={setAmount} />
        {bank.collateral.length > 0 && (
          <Field id={id} label="Term of secured loans">
            <select
              id={id}
              value={years}
              onChange={({ target }) => setYears(Number(target.value))}
              className={inputClass}
            >
              {YEARS.map((count) => (
                <option key={count} value={count}>
                  {formatCount(count, 'year')} ({count * FINANCIAL_YEAR_WEEKS} weeks)
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <OfferTable offers={shown} amount={amount} onChoose={setChosen} />
      {shown.length < offers.length && (
        <Button className="self-start" onClick={() => setShowsAll(true)}>
          Show {formatCount(offers.length - shown.length, 'more aircraft')}
        </Button>
      )}
      {chosen && (
        <TakeDialog
          offer={currentOffer(chosen, offers)}
          chosenRate={chosen.rate}
          amount={amount}
          bank={bank}
          cash={cash}
          start={start}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}
