import { NEWS, type NewsKind } from '#game/tables/news.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR } from '#game/world/time.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';

/** A piece of world news. */
export interface NewsItem {
  kind: NewsKind;
  /** Its subject: an id, or another text that is the same for the same piece. */
  subject: string;
  /**
   * Title and body never contain the name of a player's airline. Pages show the present name of `airline`
   * before the title.
   */
  title: string;
  body?: string;
  /** Path of the page about it. */
  link?: string;
  /** Id of the airline it is about. The piece is deleted with it. */
  airline?: string;
  airport?: string;
}

const INSERT = insertInto(NEWS, {}, 'ON CONFLICT (id) DO NOTHING');

/**
 * Adds world news inside a transaction. The id comes from kind, subject and hour, so that a piece exists once
 * however often an hour is repeated.
 * @param minute world minute
 */
export function addNews(tx: CoreApp, minute: number, items: readonly NewsItem[]): void {
  const rows = items.map(({ kind, subject, title, body = '', link = '', airline = '', airport = '' }) => ({
    id: recordId(['news', kind, subject, Math.floor(minute / HOUR)]),
    minute,
    kind,
    title,
    body,
    link,
    airline,
    airport,
  }));
  writeRows(tx, INSERT, rows);
}
