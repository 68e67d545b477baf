import { LIMIT_WEEKS } from '#game/bank/overdraft.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { Figure } from '#web/components/figure.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatMoney, formatMoneyShort, formatPercent } from '#web/lib/format.ts';

const LABELS = ['Cash', 'Owed to the bank', 'Fixed costs per week', 'Credit grade'] as const;
const GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-4';

/** Placeholder of the page while its data loads. */
export function BankWaiting() {
  return (
    <div role="status" aria-label="Loading your bank" className="flex animate-late flex-col gap-6">
      <div className={GRID}>
        {LABELS.map((label) => (
          <Figure key={label} label={label} value={undefined} />
        ))}
      </div>
      <Skeleton className="h-40 rounded-panel" />
      <Skeleton className="h-80 rounded-panel" />
    </div>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);

/** Key figures of an airline's finances. */
export function BankFigures({ bank, cash }: { bank: Bank; cash: number }) {
  const { credit, fixedCosts, overdraft } = bank;
  const { leases, instalments } = fixedCosts;
  const [cashLabel, debtLabel, costsLabel, gradeLabel] = LABELS;
  return (
    <section aria-label="Key figures" className={GRID}>
      <Figure
        label={cashLabel}
        value={formatMoneyShort(cash)}
        full={formatMoney(cash)}
        why={
          <p>
            Leases, instalments and other payments that fall due may take cash down to{' '}
            <span className="whitespace-nowrap">{formatMoney(-overdraft.limit)}</span>: {LIMIT_WEEKS} weeks of
            fixed costs. Below zero you pay {formatPercent(overdraft.rate, 2)} interest per year and cannot
            buy anything.
          </p>
        }
      />
      <Figure
        label={debtLabel}
        value={formatMoneyShort(credit.figures.debt)}
        full={formatMoney(credit.figures.debt)}
      />
      <Figure
        label={costsLabel}
        value={formatMoneyShort(leases + instalments)}
        full={formatMoney(leases + instalments)}
        why={
          <dl>
            <Line label="Leases" value={formatMoney(leases)} />
            <Line label="Loan instalments" value={formatMoney(instalments)} />
          </dl>
        }
      />
      <Figure label={gradeLabel} value={credit.grade} />
    </section>
  );
}
