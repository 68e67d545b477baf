import { NOTICE } from '#game/tables/notice.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';

/** A notice about the exchange. Airlines that the server runs get none. */
export interface ExchangeNotice {
  id: string;
  airline: string;
  title: string;
  body: string;
  /** Path. */
  link: string;
}

const NOTICES = insertInto(
  NOTICE,
  { minute: '{:minute}', kind: "'exchange'", read: 'FALSE' },
  'ON CONFLICT (id) DO NOTHING',
);
const OF_RIVALS = `
  DELETE FROM notice WHERE id IN (SELECT value FROM json_each({:ids}))
    AND EXISTS (SELECT 1 FROM airline a WHERE a.id = notice.airline AND a.rival)`;

/** Writes notices about trades. @param minute world minute */
export function writeExchangeNotices(tx: CoreApp, notices: readonly ExchangeNotice[], minute: number): void {
  if (notices.length === 0) return;
  writeRows(tx, NOTICES, notices, { minute });
  const ids = JSON.stringify(notices.map(({ id }) => id));
  tx.db().newQuery(OF_RIVALS).bind({ ids }).execute();
}
