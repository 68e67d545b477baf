import { usePrefetchQuery } from '@tanstack/react-query';
import type { Bank } from '#game/payloads/bank.ts';
import type { Loan } from '#game/tables/loan.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useBank, useLoans } from '#web/lib/game/bank.ts';
import { cashQuery } from '#web/lib/game/cash.ts';
import { useRegistrations } from '#web/lib/game/registrations.ts';
import { statementQuery } from '#web/lib/game/statement.ts';
import { useWorld, type WorldNow } from '#web/lib/world.ts';
import { BankFigures, BankWaiting } from './bank-figures.tsx';
import { BaseRate } from './base-rate.tsx';
import { Borrow } from './borrow/borrow.tsx';
import { CashOutlook } from './cash/cash-outlook.tsx';
import { CreditGrade } from './credit/credit-grade.tsx';
import { InsolvencyBox } from './insolvency/insolvency-box.tsx';
import { Loans } from './loans/loans.tsx';
import { PastLoans } from './loans/past-loans.tsx';
import { Statements } from './statements/statements.tsx';
import { useStatementChoice } from './statements/use-statement-choice.ts';

interface ContentProps {
  bank: Bank;
  loans: readonly Loan[];
  cash: number;
  world: WorldNow;
}

function Content({ bank, loans, cash, world }: ContentProps) {
  const registrations = useRegistrations();
  const running = loans.filter(({ state }) => state === 'active');
  const ended = loans.filter(({ state }) => state !== 'active');
  const unsecured = running.filter(({ product }) => product === 'unsecured').length;
  const shared = { cash, start: world.start, registrations };
  return (
    <>
      <BankFigures bank={bank} cash={cash} />
      <CashOutlook limit={bank.overdraft.limit} start={world.start} />
      <Loans loans={running} {...shared} />
      <Borrow bank={bank} running={unsecured} cash={cash} start={world.start} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <CreditGrade credit={bank.credit} start={world.start} />
        <BaseRate rates={world.base_rates} />
      </div>
      <Statements start={world.start} />
      {ended.length > 0 && <PastLoans loans={ended} {...shared} />}
    </>
  );
}

/** The bank: cash, loans, credit and statements. */
export function Component() {
  const bank = useBank();
  const loans = useLoans();
  const airline = useOwnAirline();
  const world = useWorld();
  // Sections further down need these, so they load together with the rest.
  usePrefetchQuery(cashQuery);
  usePrefetchQuery(statementQuery(useStatementChoice().query));
  const failed = [bank, loans, airline, world].find(({ error, data }) => error && !data);
  return (
    <Page
      title="Banking"
      lead="Borrow for the next aircraft or to get through a lean season, and see what it costs."
    >
      <InsolvencyBox />
      {bank.data && loans.data && airline.data && world.data ? (
        <Content bank={bank.data} loans={loans.data} cash={airline.data.cash} world={world.data} />
      ) : failed ? (
        <ErrorState
          title="Your bank could not be loaded"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <BankWaiting />
      )}
    </Page>
  );
}
