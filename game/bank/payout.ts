/** Debt of an airline to one lender, in whole US dollars. */
export interface Claim {
  amount: number;
  /** Price at which the pledged aircraft was sold. 0 if nothing is pledged. */
  collateral: number;
}

/** Returns parts of a total that are in proportion to shares, in whole US dollars, and add up to it. */
function shareOut(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (total >= sum) return [...shares];
  let [before, seen] = [0, 0];
  return shares.map((share) => {
    seen += share;
    const until = seen === sum ? total : Math.floor(seen * (total / sum));
    const part = until - before;
    before = until;
    return part;
  });
}

/**
 * Returns what each lender of an airline in administration gets, in the order of the claims and in whole US
 * dollars. Secured lenders are paid first, up to the price of the pledged aircraft. What they lack ranks with
 * the other claims, which share the rest in proportion.
 * @param assets the price of everything that was sold, pledged aircraft included
 */
export function payOut(assets: number, claims: readonly Claim[]): number[] {
  const first = shareOut(
    assets,
    claims.map(({ amount, collateral }) => Math.min(amount, collateral)),
  );
  const left = first.reduce((rest, paid) => rest - paid, assets);
  const second = shareOut(
    left,
    claims.map(({ amount }, index) => amount - (first[index] as number)),
  );
  return first.map((paid, index) => paid + (second[index] as number));
}
