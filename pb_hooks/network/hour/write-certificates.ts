import { CERTIFICATE } from '#game/tables/certificate.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';

const CHANGED = updateById(CERTIFICATE, ['state', 'granted', 'fee_due', 'unused_from']);
const ENDED = 'DELETE FROM certificate WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Writes the new state of certificates, and deletes those that have ended. */
export function writeCertificates(tx: CoreApp, plans: readonly AirlinePlan[]): void {
  writeRows(
    tx,
    CHANGED,
    plans.flatMap(({ certificates }) => certificates),
  );
  const ended = plans.flatMap(({ endedCertificates }) => endedCertificates);
  if (ended.length > 0) run(tx, ENDED, { ids: JSON.stringify(ended) });
}
