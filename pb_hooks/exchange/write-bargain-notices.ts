import { recordId } from '#game/chance/record-id.ts';
import type { BargainNotice } from '#game/exchange/bargain-notice.ts';
import { NOTICE } from '#game/tables/notice.ts';
import { insertInto, writeRows } from '../db/write-rows.ts';

const LINKS = { market: '/?exchange=market', negotiations: '/?exchange=negotiations' } as const;
/** Airlines that the server runs, and accounts, get none. */
const NOTICES = insertInto(
  NOTICE,
  { minute: '{:minute}', kind: "'exchange'", read: 'FALSE' },
  "AND value ->> 1 IN (SELECT id FROM airline WHERE NOT rival) ON CONFLICT (id) DO NOTHING",
);

/** A notice to an airline. */
export interface ToldNotice extends BargainNotice {
  airline: string;
  page: keyof typeof LINKS;
  /** Makes its id, with the airline: what has happened, to which row, and when. */
  key: readonly (string | number)[];
}

/** Tells airlines about auctions and negotiations. @param minute world minute */
export function writeBargainNotices(tx: CoreApp, notices: readonly ToldNotice[], minute: number): void {
  const rows = notices.map(({ airline, page, key, title, body }) => ({
    id: recordId(['bargain', ...key, airline]),
    airline,
    title,
    body,
    link: LINKS[page],
  }));
  writeRows(tx, NOTICES, rows, { minute });
}
