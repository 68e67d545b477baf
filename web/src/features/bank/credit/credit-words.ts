import type { CreditAdvice } from '#game/bank/credit-advice.ts';
import {
  type CreditFigures,
  type CreditItemName,
  GRADED_WEEKS,
  leverage,
  MISSED_WEEKS,
  weeksOfCash,
} from '#game/bank/credit-grade.ts';
import { formatCount, formatDecimal, formatMoney } from '#web/lib/format.ts';
import { dayText } from '#web/lib/world-moment.ts';

export const ITEM_NAMES: Readonly<Record<CreditItemName, string>> = {
  leverage: 'Debt to equity',
  loss: 'Profit',
  liquidity: 'Cash reserve',
  history: 'History',
  missed: 'Missed instalments',
};

/** Weeks of cash from which their number says no more. */
const LONG_WEEKS = 260;

/** Returns the judged figure of an item in a sentence. */
export function itemText(name: CreditItemName, figures: CreditFigures): string {
  const { cash, debt, equity, profit, weeks, hasMissed } = figures;
  switch (name) {
    case 'leverage': {
      const ratio = leverage(figures);
      const sums = `${formatMoney(debt)} of debt, ${formatMoney(equity)} of equity`;
      return Number.isFinite(ratio) ? `${formatDecimal(ratio, 2)}: ${sums}.` : `${sums}.`;
    }
    case 'loss':
      return `${formatMoney(profit)} in the last ${GRADED_WEEKS} weeks, before depreciation and fees of early repayments.`;
    case 'liquidity': {
      if (cash < 0) return 'Your cash is below zero.';
      const lasts = weeksOfCash(figures);
      if (lasts > LONG_WEEKS && Number.isFinite(lasts)) return 'At the present loss, cash lasts for years.';
      return Number.isFinite(lasts)
        ? `At the present loss, cash lasts ${formatDecimal(lasts, lasts < 20 ? 1 : 0)} weeks.`
        : 'You make no loss that uses up your cash.';
    }
    case 'history':
      return weeks >= GRADED_WEEKS
        ? `You have flown for at least ${GRADED_WEEKS} weeks.`
        : `You have flown for ${formatCount(weeks, 'full week')}. Full points need ${GRADED_WEEKS}.`;
    case 'missed':
      return hasMissed
        ? `You missed one in the last ${MISSED_WEEKS} weeks.`
        : `None in the last ${MISSED_WEEKS} weeks.`;
  }
}

/**
 * Returns what would improve an item of the grade.
 * @param figures that the grade judges
 * @param missedUntil world minute from which no missed instalment counts
 * @param start first day of the world, YYYY-MM-DD
 */
export function adviceText(
  { name, gain, need, isRepaid }: CreditAdvice,
  { cash }: Pick<CreditFigures, 'cash'>,
  missedUntil: number,
  start: string,
): string {
  const points = `adds ${formatCount(gain, 'point')}`;
  switch (name) {
    case 'leverage':
      return isRepaid
        ? `Repaying ${formatMoney(need ?? 0)} ${points}.`
        : `Earning ${formatMoney(need ?? 0)} ${points}, if you borrow nothing more.`;
    case 'loss':
      return `${formatMoney(need ?? 0)} more in ${GRADED_WEEKS} weeks ${points}.`;
    case 'liquidity': {
      // Cash above zero is too little only for a loss. Without cash, an end of the loss changes nothing.
      const orElse = cash > 0 ? ', and so does ending the loss' : '';
      return `${formatMoney(need ?? 0)} more in cash ${points}${orElse}.`;
    }
    case 'history':
      return `Flying for ${formatCount(need ?? 0, 'more week')} ${points}.`;
    case 'missed':
      return `No missed instalment until ${dayText(start, missedUntil)} ${points}.`;
  }
}
