import { NOTICE } from '#game/tables/notice.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';

/** A notice to a player. Airlines that the server runs get none. */
export interface ShareNotice {
  id: string;
  airline: string;
  title: string;
  body: string;
}

const NOTICES = insertInto(NOTICE, {
  minute: '{:minute}',
  kind: "'shares'",
  link: "'/finance/stock-market/'",
  read: 'FALSE',
});

/** Writes notices about shares. @param minute world minute */
export function writeShareNotices(tx: CoreApp, notices: readonly ShareNotice[], minute: number): void {
  writeRows(tx, NOTICES, notices, { minute });
  if (notices.length > 0)
    tx.db()
      .newQuery(
        `DELETE FROM notice WHERE minute = {:minute} AND kind = 'shares'
          AND airline IN (SELECT id FROM airline WHERE rival)`,
      )
      .bind({ minute })
      .execute();
}
