import { NOTICE, NOTICE_PAGES, type NoticeKind } from '#game/tables/notice.ts';
import { insertInto, writeRows } from '../platform/db/write-rows.ts';

/** A notice of a known kind to an airline. */
export interface NewNotice {
  /** Made from what the notice is about: a notice whose id exists is not written again. */
  id: string;
  airline: string;
  title: string;
  body: string;
  /** Path. Left out for the page of its kind. */
  link?: string;
}

/** A notice with its kind. */
export interface KindNotice extends NewNotice {
  kind: NoticeKind;
}

/** Kinds about trades between airlines. Airlines that the server runs get none of them. */
const ONLY_PLAYERS: ReadonlySet<NoticeKind> = new Set(['exchange', 'shares']);

const NOTICES = insertInto(NOTICE, { minute: '{:minute}', read: 'FALSE' }, 'ON CONFLICT (id) DO NOTHING');
const OF_RIVALS = `
  DELETE FROM notice WHERE id IN (SELECT value FROM json_each({:ids}))
    AND EXISTS (SELECT 1 FROM airline a WHERE a.id = notice.airline AND a.rival)`;

/** Writes notices, in their order. @param minute world minute */
export function writeNotices(tx: CoreApp, notices: readonly KindNotice[], minute: number): void {
  const rows = notices.map((notice) => ({ ...notice, link: notice.link ?? NOTICE_PAGES[notice.kind] }));
  writeRows(tx, NOTICES, rows, { minute });
  const ids = notices.filter(({ kind }) => ONLY_PLAYERS.has(kind)).map(({ id }) => id);
  if (ids.length > 0)
    tx.db()
      .newQuery(OF_RIVALS)
      .bind({ ids: JSON.stringify(ids) })
      .execute();
}

/** Writes notices of one kind. */
export const writeNoticesOf = (
  tx: CoreApp,
  kind: NoticeKind,
  notices: readonly NewNotice[],
  minute: number,
): void =>
  writeNotices(
    tx,
    notices.map((notice) => ({ ...notice, kind })),
    minute,
  );
