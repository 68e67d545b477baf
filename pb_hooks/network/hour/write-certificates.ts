import { blocName } from '#game/network/rights/blocs.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { addNews } from '#hooks/people/news/add-news.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { countryNames } from '../home.ts';

const CHANGED = updateById(CERTIFICATE, ['state', 'granted', 'fee_due', 'unused_from']);
const ENDED = 'DELETE FROM certificate WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Writes the new state of certificates, with news of those that are granted, and deletes those that have ended. */
export function writeCertificates(tx: CoreApp, minute: number, plans: readonly AirlinePlan[]): void {
  const changed = plans.flatMap(({ certificates }) => certificates);
  writeRows(tx, CHANGED, changed);
  const news = changed
    .filter(({ granted }) => granted === minute)
    .map(({ id: subject, airline, bloc }) => {
      const title = `A certificate of ${blocName(bloc, countryNames(tx))}`;
      return { kind: 'certificate', subject, airline, title } as const;
    });
  addNews(tx, minute, news);
  const ended = plans.flatMap(({ endedCertificates }) => endedCertificates);
  if (ended.length > 0) run(tx, ENDED, { ids: JSON.stringify(ended) });
}
