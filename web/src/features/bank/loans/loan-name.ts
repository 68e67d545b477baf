import type { Loan } from '#game/tables/loan.ts';
import { formatMoney } from '#web/lib/format.ts';

/** Returns the name of a loan: "$1,000,000 secured by PH-ABC". @param registration of the pledged aircraft */
export function loanName(
  { product, principal }: Pick<Loan, 'product' | 'principal'>,
  registration: string | undefined,
): string {
  const amount = formatMoney(principal);
  return product === 'unsecured'
    ? `${amount} unsecured`
    : `${amount} secured by ${registration ?? 'an aircraft'}`;
}
