import { DEALERS } from '#game/books/accounts.ts';
import type { BargainNotice } from '#game/exchange/bargain-notice.ts';
import { NOTICE_PAGES } from '#game/tables/notice.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { writeNoticesOf } from '../people/write-notices.ts';

const LINKS = { market: NOTICE_PAGES.exchange, negotiations: '/?exchange=negotiations' } as const;

/** A notice to an airline. Accounts and airlines that the server runs get none. */
export interface ToldNotice extends BargainNotice {
  airline: string;
  page: keyof typeof LINKS;
  /** Makes its id, with the airline: what has happened, to which row, and when. */
  key: readonly (string | number)[];
}

/** Tells airlines about auctions and negotiations. @param minute world minute */
export const writeBargainNotices = (tx: CoreApp, notices: readonly ToldNotice[], minute: number): void =>
  writeNoticesOf(
    tx,
    'exchange',
    notices
      .filter(({ airline }) => airline !== DEALERS)
      .map(({ airline, page, key, title, body }) => ({
        id: recordId(['bargain', ...key, airline]),
        airline,
        title,
        body,
        link: LINKS[page],
      })),
    minute,
  );
