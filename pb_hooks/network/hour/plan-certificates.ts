import { blocName } from '#game/network/rights/blocs.ts';
import {
  conditionsOf,
  DECISION_DAYS,
  nextFee,
  refundOf,
  yearlyFee,
} from '#game/network/rights/certificate.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readApplicant, yearlyRevenue } from '../certificate/read-applicant.ts';
import { countryNames } from '../home.ts';
import { planCertificateUse } from './plan-certificate-use.ts';

const c = aliased(CERTIFICATE, 'c');
type Stored = ShapedRow<typeof c>;

const UNDECIDED = "FROM certificate c WHERE c.state = 'applied' AND c.applied <= {:applied} ORDER BY c.id";
const FEES = "FROM certificate c WHERE c.state = 'granted' AND c.fee_due <= {:minute} ORDER BY c.id";

type Plans = ReadonlyMap<string, AirlinePlan>;
type NameOf = (bloc: string) => string;

/** Grants a certificate if its conditions are met now. Otherwise the application ends, and a part of its price comes back. */
function decide(
  app: CoreApp,
  { hour, minute }: SettledWorld,
  plan: AirlinePlan,
  row: Stored,
  name: string,
): void {
  const { id, airline, paid } = row;
  const unmet = conditionsOf(readApplicant(app, airline, minute), minute).filter(({ isMet }) => !isMet);
  if (unmet.length === 0) {
    plan.certificates.push({
      ...row,
      state: 'granted',
      granted: minute,
      fee_due: nextFee(minute),
      unused_from: minute,
    });
    const title = `Your certificate of ${name} has been granted`;
    const body =
      'You can now fly within it and from it to anywhere. The first yearly fee is due in 52 weeks.';
    notify(plan, hour, { kind: 'certificate', title, body }, id);
    return;
  }
  const refund = refundOf(paid);
  plan.endedCertificates.push(id);
  plan.ledger.push({
    id: recordId(['certificate refund', id]),
    category: 'certificate_fee',
    amount: refund,
    memo: `Application refused: ${name}`,
    aircraft: '',
  });
  const title = `Your application for ${name} has been refused`;
  const body = `${unmet.map(({ text }) => text).join(' ')} Half of the price has been paid back.`;
  notify(plan, hour, { kind: 'certificate', title, body }, id);
}

function planDecisions(app: CoreApp, world: SettledWorld, plans: Plans, nameOf: NameOf): void {
  const applied = world.minute - DECISION_DAYS * DAY;
  for (const row of readRows(app, c, UNDECIDED, { applied })) {
    const plan = plans.get(row.airline);
    if (plan) decide(app, world, plan, row, nameOf(row.bloc));
  }
}

function planFees(app: CoreApp, { minute }: SettledWorld, plans: Plans, nameOf: NameOf): void {
  for (const row of readRows(app, c, FEES, { minute })) {
    const plan = plans.get(row.airline);
    if (!plan) continue;
    plan.certificates.push({ ...row, fee_due: nextFee(row.fee_due) });
    plan.ledger.push({
      id: recordId(['certificate fee', row.id, row.fee_due]),
      category: 'certificate_yearly',
      amount: -yearlyFee(yearlyRevenue(app, row.airline, minute)),
      memo: `Certificate, a year: ${nameOf(row.bloc)}`,
      aircraft: '',
    });
  }
}

/** Decides applications, charges yearly fees, and reviews the use of certificates. */
export function planCertificates(app: CoreApp, world: SettledWorld, plans: Plans): void {
  const countryName = countryNames(app);
  const nameOf: NameOf = (bloc) => blocName(bloc, countryName);
  planDecisions(app, world, plans, nameOf);
  planFees(app, world, plans, nameOf);
  planCertificateUse(app, world, plans, nameOf);
}
