import { administrationAt, missingCash, overdraftLimit } from '#game/bank/overdraft.ts';
import { quickestWays } from '#game/bank/ways-out.ts';
import type { Insolvency } from '#game/payloads/insolvency.ts';
import { limitCalls, PAGE_CALLS_PER_MINUTE } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { debtorFigures } from '../debtor-figures.ts';
import { readSteps } from './read-steps.ts';

function insolvencyOf(app: CoreApp, airline: string): Insolvency {
  const minute = worldMinute(app);
  const since = app.findRecordById('airline', airline).getInt('insolvent_from');
  const figures = debtorFigures(app, airline, minute);
  const missing = missingCash(figures);
  const isInsolvent = since > 0;
  return {
    since,
    until: isInsolvent ? administrationAt(since) : 0,
    cash: figures.cash,
    overdue: figures.overdue,
    limit: overdraftLimit(figures.weeklyFixedCosts),
    missing,
    ways: isInsolvent ? quickestWays(missing, readSteps(app, airline, minute, missing)) : [],
  };
}

/** GET /api/am/insolvency: returns the state of the caller's airline, and the quickest ways out. */
export function viewInsolvency(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, PAGE_CALLS_PER_MINUTE, () => {
      const airline = requireAirline(e);
      sendPrivate(e, insolvencyOf(e.app, airline));
    }),
  );
}
