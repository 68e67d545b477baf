import { FORECAST_WEEKS } from '#game/finance/cash-forecast.ts';
import { Button } from '#web/components/button.tsx';
import { formatMoney, formatMoneyChange, formatPercent } from '#web/lib/format.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { offerName } from './offer-name.ts';
import { effectOnCash, type Offer } from './offers.ts';

const HEAD = 'h-9 px-3 font-medium max-md:sr-only';
const CELL = 'px-3 py-2 text-right tabular-nums max-md:p-0 max-md:text-left';
const NARROW = 'text-muted md:hidden';

interface OfferTableProps {
  offers: readonly Offer[];
  /** Whole US dollars. NaN if none is entered. */
  amount: number;
  onChoose: (offer: Offer) => void;
}

/** Offers as rows: rate, weekly instalment, total cost and the effect on cash. Two-column items on a phone. */
export function OfferTable({ offers, amount, onChoose }: OfferTableProps) {
  const now = useWorldMinute();
  return (
    <table className="w-full text-13 max-md:block">
      <caption className="sr-only">Offers of the bank</caption>
      <thead className="bg-raised text-12 max-md:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Loan
          </th>
          {[
            'Rate per year',
            'Instalment per week',
            'Total interest',
            `Effect on cash in ${FORECAST_WEEKS} weeks`,
            'Take',
          ].map((name) => (
            <th key={name} scope="col" className={`${HEAD} text-right`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {offers.map((offer) => {
          const { costs, rate, problem } = offer;
          const name = offerName(offer);
          return (
            <tr
              key={offer.key}
              className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
            >
              <th scope="row" className="px-3 py-2 text-left font-medium max-md:col-span-2 max-md:p-0">
                {name.title}
                {name.note && <span className="block text-12 font-normal text-muted">{name.note}</span>}
              </th>
              <td className={CELL}>
                <span className={NARROW}>Rate </span>
                {rate === null ? '–' : formatPercent(rate, 2)}
              </td>
              <td className={CELL}>
                <span className={NARROW}>Per week </span>
                {costs ? formatMoney(costs.payment) : '–'}
              </td>
              <td className={CELL}>
                <span className={NARROW}>Interest </span>
                {costs ? formatMoney(costs.interest) : '–'}
              </td>
              <td className={CELL}>
                <span className={NARROW}>Cash in {FORECAST_WEEKS} weeks </span>
                {costs && rate !== null && now !== undefined
                  ? formatMoneyChange(effectOnCash(amount, offer.weeks, rate, now))
                  : '–'}
              </td>
              <td className="px-3 py-1.5 text-right max-md:col-span-2 max-md:p-0">
                {problem ? (
                  <span className="text-muted">{problem}</span>
                ) : (
                  <Button
                    className="max-md:w-full"
                    aria-label={`Take loan: ${name.title}`}
                    onClick={() => onChoose(offer)}
                  >
                    Take loan …
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
